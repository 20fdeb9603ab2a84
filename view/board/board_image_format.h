#pragma once

#include "view/board/board_geometry.h"
#include "view/board/board_state.h"
#include "view/board/drawing/board_style.h"
#include "view/board/canvas.h"

namespace roque {

/// What a picture of a board is like, besides the board.
struct BoardImageFormat {
    int pixels = 480;  ///< width and height
    Orientation orientation = Orientation::WhiteBelow;
    Coordinates coordinates = Coordinates::InMargin;
    BoardColors colors = {};

    [[nodiscard]] BoardGeometry geometry() const;
};

/// Draws a picture of a board: the board in the middle of its ground.
void paintBoardImage(Canvas& canvas, const BoardState& state, const BoardImageFormat& format);

}  // namespace roque
