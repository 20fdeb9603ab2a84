#pragma once

#include <wx/graphics.h>

#include "view/board/board_geometry.h"
#include "view/board/board_state.h"
#include "view/board/board_style.h"
#include "view/board/piece_set.h"

namespace roque {

/// Draws a board on a canvas, which may belong to a window or to a picture: it needs neither window nor
/// display, and the same state always gives the same pixels. It lives no longer than what it is made of.
class BoardPainter {
public:
    BoardPainter(wxGraphicsContext& canvas, const BoardGeometry& geometry, const BoardColors& colors,
                 PieceSet& pieces);

    /// Draws all of the board.
    void paint(const BoardState& state);

    /// Draws at least what is inside `damaged`.
    void paint(const BoardState& state, const PixelRect& damaged);

private:
    void paintMargin();
    void paintGround(Square square, const SquareLook& look, const BoardState& state);
    void paintCoordinates(Square square);
    void paintTargets(const PixelRect& rect, const SquareLook& look);
    void paintOverlays(const PixelRect& rect, const SquareLook& look, const BoardState& state);
    void paintPiece(const Piece& piece, const PixelRect& rect);
    void paintLetter(const Piece& piece, const PixelRect& rect);
    void paintText(const wxString& text, double x, double y);
    void useFont(double height, Rgba color);

    wxGraphicsContext& canvas_;
    const BoardGeometry& geometry_;
    const BoardColors& colors_;
    PieceSet& pieces_;
};

}  // namespace roque
