#pragma once

#include <wx/image.h>

#include "view/board/drawing/board_image_format.h"
#include "view/board/piece_set.h"

namespace roque {

/// A picture of a board as the window shows it. Needs no display.
[[nodiscard]] wxImage boardImage(const BoardState& state, const BoardImageFormat& format, PieceSet& pieces);

}  // namespace roque
