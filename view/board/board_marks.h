#pragma once

#include <wx/colour.h>
#include <wx/graphics.h>

#include "view/board/board_style.h"
#include "view/board/pixels.h"

// The shapes that mark squares. Each fits the square it is drawn on, whatever the square's size, and means
// one thing, so that nothing is told by colour alone.
namespace roque::marks {

[[nodiscard]] wxColour colourOf(Rgba color);

/// Fills a rectangle.
void tint(wxGraphicsContext& canvas, const PixelRect& square, Rgba color);

/// A dot: the piece may go here.
void dot(wxGraphicsContext& canvas, const PixelRect& square, Rgba color);

/// A ring: what stands here can be captured.
void ring(wxGraphicsContext& canvas, const PixelRect& square, Rgba color);

/// A small cross: the piece may not go here.
void cross(wxGraphicsContext& canvas, const PixelRect& square, Rgba color);

/// Four corners: the last move began or ended here.
void corners(wxGraphicsContext& canvas, const PixelRect& square, Rgba color);

/// A frame: this is selected.
void frame(wxGraphicsContext& canvas, const PixelRect& square, Rgba color);

/// A double frame with round corners: the keyboard is here.
void cursor(wxGraphicsContext& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A star: the king here is in check.
void star(wxGraphicsContext& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A tile: a piece to choose.
void tile(wxGraphicsContext& canvas, const PixelRect& square, Rgba color, Rgba edge);

/// A disc that fills the rectangle: a piece without a picture.
void disc(wxGraphicsContext& canvas, const PixelRect& rect, Rgba color, Rgba edge);

}  // namespace roque::marks
