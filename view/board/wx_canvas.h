#pragma once

#include <optional>
#include <utility>

#include <wx/gdicmn.h>
#include <wx/graphics.h>

#include "view/board/canvas.h"
#include "view/board/piece_set.h"
#include "view/board/drawing/pixels.h"

namespace roque {

/// A point of a window, as the board's geometry takes it.
[[nodiscard]] inline PixelPoint pixelPoint(const wxPoint& point) {
    return {static_cast<double>(point.x), static_cast<double>(point.y)};
}

/// The canvas of a window or of a wxImage. It lives no longer than what it is made of. [ui-thread]
class WxCanvas final : public Canvas {
public:
    /// `piecePixels` is the side of a piece in the device's pixels: its picture is rendered in that size, so
    /// that it is as sharp as the device.
    WxCanvas(wxGraphicsContext& context, PieceSet& pieces, int piecePixels);

    void fill(const Shape& shape, Rgba color) override;
    void stroke(const Shape& shape, Rgba color, double width) override;
    [[nodiscard]] bool drawPiece(const Piece& piece, const PixelRect& square) override;
    void drawLetter(char letter, PixelPoint middle, double emHeight, Rgba color) override;
    void beginLayer(double opacity) override;
    void endLayer() override;

private:
    void writeWith(double emHeight, Rgba color);
    void draw(const Shape& shape);
    void draw(const PixelRect& rect);
    void draw(const Ellipse& ellipse);
    void draw(const RoundedRectangle& rounded);
    void draw(const Polylines& polylines);

    wxGraphicsContext& context_;
    PieceSet& pieces_;
    int piecePixels_;
    std::optional<std::pair<double, Rgba>> writing_;  ///< height and colour of the letters that are set
};

}  // namespace roque
