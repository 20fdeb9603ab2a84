#pragma once

#include <optional>
#include <utility>

#include <wx/gdicmn.h>
#include <wx/graphics.h>

#include "view/board/drawing/canvas.h"
#include "view/board/drawing/pixels.h"
#include "view/board/piece_set.h"

namespace roque {

/// Converts a point of a window for the board's geometry.
[[nodiscard]] inline PixelPoint pixelPoint(const wxPoint& point) {
    return {static_cast<double>(point.x), static_cast<double>(point.y)};
}

/// Converts a point of the board's geometry for its window.
[[nodiscard]] inline wxPoint wxPointOf(PixelPoint point) {
    return {static_cast<int>(point.x), static_cast<int>(point.y)};
}

/// The canvas of a window or of a wxImage. It must not outlive its context and pieces. [ui-thread]
class WxCanvas final : public Canvas {
public:
    /// `piecePixels` is the side of a piece in device pixels: its picture is rendered at that size, as sharp
    /// as the device.
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
    std::optional<std::pair<double, Rgba>> writing_;  ///< height and colour of the current font
};

}  // namespace roque
