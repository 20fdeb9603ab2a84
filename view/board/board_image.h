#pragma once

#include <wx/image.h>

#include "view/board/board_geometry.h"
#include "view/board/board_state.h"
#include "view/board/board_style.h"
#include "view/board/piece_set.h"

namespace roque {

/// What a picture of a board is like, besides the board.
struct BoardImageFormat {
    int pixels = 480;  ///< width and height
    Orientation orientation = Orientation::WhiteBelow;
    Coordinates coordinates = Coordinates::InMargin;
    BoardColors colors = {};
};

/// A picture of a board, as the window shows it. Needs no display.
[[nodiscard]] wxImage boardImage(const BoardState& state, const BoardImageFormat& format, PieceSet& pieces);

}  // namespace roque
