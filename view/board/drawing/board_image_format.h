#pragma once

#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_state.h"
#include "view/board/drawing/board_style.h"
#include "view/board/drawing/canvas.h"

namespace roque {

/// The format of a picture of a board.
struct BoardImageFormat {
    int pixels = 480;  ///< width and height
    Orientation orientation = Orientation::WhiteBelow;
    Coordinates coordinates = Coordinates::InMargin;
    BoardColors colors = {};

    [[nodiscard]] BoardGeometry geometry() const;
};

/// Draws a picture of a board: the board, centred on its background.
void paintBoardImage(Canvas& canvas, const BoardState& state, const BoardImageFormat& format);

}  // namespace roque
