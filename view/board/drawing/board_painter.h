#pragma once

#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_state.h"
#include "view/board/drawing/board_style.h"
#include "view/board/drawing/canvas.h"
#include "view/board/drawing/damage.h"

namespace roque {

/// Draws a board on a canvas, which may be a window's, a picture's or a file's: every board the program shows
/// is drawn by this class. It must not outlive its canvas.
class BoardPainter {
public:
    BoardPainter(Canvas& canvas, const BoardGeometry& geometry, const BoardColors& colors);

    /// Draws all of the board.
    void paint(const BoardState& state);

    /// Draws at least everything inside `damaged`.
    void paint(const BoardState& state, const Damage& damaged);

private:
    void paintMargin(const Damage& damaged);
    void paintGround(Square square, const SquareLook& look, const BoardState& state);
    void paintCoordinates(Square square);
    void paintTargets(const PixelRect& rect, const SquareLook& look);
    void paintArrows(const BoardState& state, const Damage& damaged);
    void paintTransition(const MoveTransition& transition, const Damage& damaged);
    void paintOverlays(const PixelRect& rect, const SquareLook& look, const BoardState& state);
    void paintPiece(const Piece& piece, const PixelRect& rect);
    void paintLetter(const Piece& piece, const PixelRect& rect);
    void paintText(char letter, PixelPoint middle, double height, Rgba color);

    Canvas& canvas_;
    const BoardGeometry& geometry_;
    const BoardColors& colors_;
};

}  // namespace roque
