#pragma once

#include <wx/colour.h>

#include "view/board/drawing/window_colors.h"

namespace roque {

/// The colours of the program's own drawings for the desktop's present theme. [ui-thread]
[[nodiscard]] const WindowColors& desktopColors();

/// Converts a colour for wxWidgets.
[[nodiscard]] inline wxColour wxColourOf(Rgba color) {
    return {color.red, color.green, color.blue, color.alpha};
}

}  // namespace roque
