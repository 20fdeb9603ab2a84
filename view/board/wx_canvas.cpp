#include "view/board/wx_canvas.h"

#include <wx/brush.h>
#include <wx/font.h>
#include <wx/pen.h>

namespace roque {
namespace {

wxColour colourOf(Rgba color) {
    return {color.red, color.green, color.blue, color.alpha};
}

}  // namespace

WxCanvas::WxCanvas(wxGraphicsContext& context, PieceSet& pieces, int piecePixels)
    : context_(context), pieces_(pieces), piecePixels_(piecePixels) {
    context_.SetAntialiasMode(wxANTIALIAS_DEFAULT);
}

void WxCanvas::fill(const Shape& shape, Rgba color) {
    context_.SetPen(wxNullGraphicsPen);
    context_.SetBrush(context_.CreateBrush(wxBrush(colourOf(color))));
    draw(shape);
}

void WxCanvas::stroke(const Shape& shape, Rgba color, double width) {
    context_.SetBrush(wxNullGraphicsBrush);
    context_.SetPen(context_.CreatePen(
        wxGraphicsPenInfo(colourOf(color)).Width(width).Cap(wxCAP_ROUND).Join(wxJOIN_MITER)));
    draw(shape);
}

/// Draws with the current pen and brush, one of which is null.
void WxCanvas::draw(const Shape& shape) {
    std::visit([this](const auto& known) { draw(known); }, shape);
}

void WxCanvas::draw(const PixelRect& rect) {
    context_.DrawRectangle(rect.x, rect.y, rect.width, rect.height);
}

void WxCanvas::draw(const Ellipse& ellipse) {
    const PixelRect& bounds = ellipse.bounds;
    context_.DrawEllipse(bounds.x, bounds.y, bounds.width, bounds.height);
}

void WxCanvas::draw(const RoundedRectangle& rounded) {
    const PixelRect& rect = rounded.rect;
    context_.DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, rounded.radius);
}

void WxCanvas::draw(const Polylines& polylines) {
    wxGraphicsPath path = context_.CreatePath();
    for (const auto& line : polylines.lines) {
        path.MoveToPoint(line.front().x, line.front().y);
        for (std::size_t corner = 1; corner < line.size(); ++corner)
            path.AddLineToPoint(line[corner].x, line[corner].y);
        if (polylines.isClosed) path.CloseSubpath();
    }
    context_.DrawPath(path);
}

bool WxCanvas::drawPiece(const Piece& piece, const PixelRect& square) {
    const wxGraphicsBitmap* const picture = pieces_.drawing(piece, piecePixels_);
    if (picture == nullptr) return false;
    context_.DrawBitmap(*picture, square.x, square.y, square.width, square.height);
    return true;
}

/// The font size is in points, because wxWidgets can make a font of a pixel height only with a display.
/// Setting a font is slow: wxWidgets asks the display where the window is.
void WxCanvas::writeWith(double emHeight, Rgba color) {
    if (writing_ == std::pair(emHeight, color)) return;
    constexpr double kPointsPerPixel = 72.0 / 96.0;
    context_.SetFont(wxFont(wxFontInfo(emHeight * kPointsPerPixel).FaceName("DejaVu Sans")), colourOf(color));
    writing_.emplace(emHeight, color);
}

void WxCanvas::drawLetter(char letter, PixelPoint middle, double emHeight, Rgba color) {
    writeWith(emHeight, color);
    const wxString text{wxUniChar(letter)};
    double width = 0;
    double height = 0;
    context_.GetTextExtent(text, &width, &height);
    context_.DrawText(text, middle.x - width / 2, middle.y - height / 2);
}

void WxCanvas::beginLayer(double opacity) {
    context_.BeginLayer(opacity);
}

void WxCanvas::endLayer() {
    context_.EndLayer();
}

}  // namespace roque
