#pragma once

#include <wx/bmpbndl.h>
#include <wx/window.h>

#include "view/board/drawing/window_colors.h"

namespace roque {

/// An icon with a badge at its upper right corner: a few letters on a filled pill. The picture has the height
/// of the icon and is wide enough for a badge on either side, so that the icon stays in the middle; but not
/// wider than a width. Fonts and scale are those of a window.
[[nodiscard]] wxBitmapBundle iconWithBadge(const wxWindow& window, const wxBitmapBundle& icon,
                                           const wxString& letters, const ColorPair& colors, int widest);

}  // namespace roque
