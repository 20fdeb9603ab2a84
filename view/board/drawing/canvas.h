#pragma once

#include <variant>
#include <vector>

#include "model/pieces/piece.h"
#include "view/board/drawing/board_style.h"
#include "view/board/drawing/pixels.h"

namespace roque {

/// The ellipse that touches the four edges of a rectangle.
struct Ellipse {
    PixelRect bounds;
};

/// A rectangle with rounded corners; the radius is in logical pixels.
struct RoundedRectangle {
    PixelRect rect;
    double radius = 0;
};

/// One or more polylines.
struct Polylines {
    std::vector<std::vector<PixelPoint>> lines;
    bool isClosed = false;  ///< each returns to its first point
};

using Shape = std::variant<PixelRect, Ellipse, RoundedRectangle, Polylines>;

/// The surface a board is drawn on: a window, a picture, an SVG file. BoardPainter decides what to draw, so
/// that all of them look the same; a canvas only knows how. Later drawings lie on top.
class Canvas {
public:
    Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    virtual ~Canvas() = default;

    virtual void fill(const Shape& shape, Rgba color) = 0;

    /// Draws along the edge of a shape, half of the width on either side; ends are round, corners pointed.
    virtual void stroke(const Shape& shape, Rgba color, double width) = 0;

    /// Draws the picture of a piece into a square; draws nothing and returns false if there is none.
    [[nodiscard]] virtual bool drawPiece(const Piece& piece, const PixelRect& square) = 0;

    /// Writes an ASCII letter or digit centred at a point; `emHeight` is the height of the font's em.
    virtual void drawLetter(char letter, PixelPoint middle, double emHeight, Rgba color) = 0;

    /// Lays everything drawn until endLayer() over the rest as one, with an opacity from 0 to 1.
    virtual void beginLayer(double opacity) = 0;
    virtual void endLayer() = 0;
};

}  // namespace roque
