#pragma once

#include "view/board/canvas.h"

// The shapes that mark squares. Each fits the square it is drawn on, whatever the square's size, and means
// one thing, so that nothing is told by colour alone.
namespace roque::marks {

/// Fills a rectangle.
void tint(Canvas& canvas, const PixelRect& square, Rgba color);

/// A dot: the piece may go here.
void dot(Canvas& canvas, const PixelRect& square, Rgba color);

/// A ring: what stands here can be captured.
void ring(Canvas& canvas, const PixelRect& square, Rgba color);

/// A small cross: the piece may not go here.
void cross(Canvas& canvas, const PixelRect& square, Rgba color);

/// Four corners: the last move began or ended here.
void corners(Canvas& canvas, const PixelRect& square, Rgba color);

/// Stripes across the corner above on the left: a move entered ahead begins or ends here.
void stripes(Canvas& canvas, const PixelRect& square, Rgba color);

/// The disc, in the corner below on the left, that a number of one digit stands on.
[[nodiscard]] PixelRect badge(const PixelRect& square);

/// A frame: this is selected.
void frame(Canvas& canvas, const PixelRect& square, Rgba color);

/// A double frame with round corners: the keyboard is here.
void cursor(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A star: the king here is in check.
void star(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A circle, lightly filled: somebody points at this square.
void circle(Canvas& canvas, const PixelRect& square, Rgba color);

/// An arrow from the middle of a square to that of another: somebody points from here to there.
void arrow(Canvas& canvas, const PixelRect& from, const PixelRect& to, Rgba color);

/// A tile: a piece to choose.
void tile(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A disc that fills the rectangle: a piece without a picture.
void disc(Canvas& canvas, const PixelRect& rect, Rgba color, Rgba edge);

}  // namespace roque::marks
