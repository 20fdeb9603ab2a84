#pragma once

#include "view/board/drawing/canvas.h"

// The shapes that mark squares. Each fits its square, whatever its size, and has one meaning, so that colour
// is never the only cue.
namespace roque::marks {

/// Fills a rectangle.
void tint(Canvas& canvas, const PixelRect& square, Rgba color);

/// A dot: the piece can go here.
void dot(Canvas& canvas, const PixelRect& square, Rgba color);

/// A ring: this piece can be captured.
void ring(Canvas& canvas, const PixelRect& square, Rgba color);

/// A small cross: the piece cannot go here.
void cross(Canvas& canvas, const PixelRect& square, Rgba color);

/// Four corners: the last move starts or ends here.
void corners(Canvas& canvas, const PixelRect& square, Rgba color);

/// Stripes across the upper left corner: a premove starts or ends here.
void stripes(Canvas& canvas, const PixelRect& square, Rgba color);

/// The disc, in the lower left corner, behind a one-digit number.
[[nodiscard]] PixelRect badge(const PixelRect& square);

/// A frame: this is selected.
void frame(Canvas& canvas, const PixelRect& square, Rgba color);

/// A double frame with round corners: the keyboard cursor.
void cursor(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A star: the king here is in check.
void star(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A lightly filled circle: a person marked this square.
void circle(Canvas& canvas, const PixelRect& square, Rgba color);

/// How an arrow is drawn, in parts of the side of a square.
struct ArrowShape {
    double shaft = 0.17;  ///< its width
    double dash = 0;      ///< the length of a dash, and of the gap after it; 0: the shaft is one piece
};

/// An arrow from the middle of one square to that of another: a person drew it, or an engine says it.
void arrow(Canvas& canvas, const PixelRect& from, const PixelRect& to, Rgba color,
           const ArrowShape& shape = {});

/// A tile: a promotion choice.
void tile(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A disc that fills the rectangle: a piece without a picture.
void disc(Canvas& canvas, const PixelRect& rect, Rgba color, Rgba edge);

/// The place of the blindfold sign: the upper right corner of a board.
[[nodiscard]] PixelRect blindfoldSign(const PixelRect& board);

/// A crossed-out eye on a disc: the pieces are hidden.
void blindfold(Canvas& canvas, const PixelRect& sign, Rgba ground, Rgba ink);

}  // namespace roque::marks
