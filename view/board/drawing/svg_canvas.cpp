#include "view/board/drawing/svg_canvas.h"

#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace roque {
namespace {

/// A length with at most two decimals: nobody sees a hundredth of a pixel.
std::string number(double value) {
    constexpr double kSteps = 100.0;
    return fmt::format("{}", std::round(value * kSteps) / kSteps + 0.0);
}

/// The attributes of a colour; `what` is "fill" or "stroke".
std::string paint(std::string_view what, Rgba color) {
    constexpr int kOpaque = 255;
    std::string text = fmt::format(" {}=\"#{:02x}{:02x}{:02x}\"", what, color.red, color.green, color.blue);
    if (color.alpha < kOpaque)
        text += fmt::format(" {}-opacity=\"{}\"", what, number(static_cast<double>(color.alpha) / kOpaque));
    return text;
}

std::string rectangle(const PixelRect& rect) {
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", number(rect.x), number(rect.y),
                       number(rect.width), number(rect.height));
}

// The start of a shape's element.

std::string element(const PixelRect& rect) {
    return rectangle(rect);
}

std::string element(const Ellipse& ellipse) {
    const PixelPoint centre = ellipse.bounds.centre();
    return fmt::format("<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"", number(centre.x), number(centre.y),
                       number(ellipse.bounds.width / 2), number(ellipse.bounds.height / 2));
}

std::string element(const RoundedRectangle& rounded) {
    return rectangle(rounded.rect) + fmt::format(" rx=\"{}\"", number(rounded.radius));
}

std::string element(const Polylines& polylines) {
    std::string path;
    for (const auto& line : polylines.lines) {
        char command = 'M';
        for (const PixelPoint corner : line) {
            path += fmt::format("{}{} {}", command, number(corner.x), number(corner.y));
            command = 'L';
        }
        if (polylines.isClosed) path += 'Z';
    }
    return fmt::format("<path d=\"{}\"", path);
}

std::string elementOf(const Shape& shape) {
    return std::visit([](const auto& known) { return element(known); }, shape);
}

/// The value of an attribute in an element's start tag; empty if it has none.
std::string_view attribute(std::string_view tag, std::string_view name) {
    const std::size_t at = tag.find(fmt::format(" {}=", name));
    if (at == std::string_view::npos) return {};
    const std::size_t open = at + name.size() + 2;
    const std::size_t close = open < tag.size() ? tag.find(tag[open], open + 1) : std::string_view::npos;
    return close == std::string_view::npos ? std::string_view() : tag.substr(open + 1, close - open - 1);
}

/// An SVG file as a `symbol` for use in another; empty if it is not SVG or does not give the size of its
/// drawing (viewBox).
std::string symbolOf(std::string_view file, std::string_view id) {
    const std::size_t start = file.find("<svg");
    const std::size_t startEnd = file.find('>', start);
    const std::size_t end = file.rfind("</svg>");
    if (start == std::string_view::npos || end == std::string_view::npos || startEnd >= end) return {};
    const std::string_view viewBox = attribute(file.substr(start, startEnd - start), "viewBox");
    if (viewBox.empty()) return {};
    return fmt::format("<symbol id=\"{}\" viewBox=\"{}\">{}</symbol>\n", id, viewBox,
                       file.substr(startEnd + 1, end - startEnd - 1));
}

}  // namespace

SvgCanvas::SvgCanvas(int pixels, const PieceFiles& pieces) : pixels_(pixels), pieces_(pieces) {}

void SvgCanvas::fill(const Shape& shape, Rgba color) {
    // Without smoothing, so that a scaled picture shows no seams between squares.
    const bool isSquare = std::holds_alternative<PixelRect>(shape);
    body_ += elementOf(shape) + paint("fill", color);
    body_ += isSquare ? " shape-rendering=\"crispEdges\"/>\n" : "/>\n";
}

void SvgCanvas::stroke(const Shape& shape, Rgba color, double width) {
    body_ += elementOf(shape) + " fill=\"none\"" + paint("stroke", color);
    body_ += fmt::format(" stroke-width=\"{}\" stroke-linecap=\"round\"/>\n", number(width));
}

bool SvgCanvas::drawPiece(const Piece& piece, const PixelRect& square) {
    std::string& symbol = symbols_[PieceFiles::slotOf(piece)];
    const std::string id = PieceFiles::shortNameOf(piece);
    const auto& file = pieces_.textOf(piece);
    if (symbol.empty() && file) symbol = symbolOf(*file, id);
    if (symbol.empty()) return false;
    body_ += fmt::format("<use xlink:href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", id,
                         number(square.x), number(square.y), number(square.width), number(square.height));
    return true;
}

void SvgCanvas::drawLetter(char letter, PixelPoint middle, double emHeight, Rgba color) {
    // Half the difference between the ascent (0.928 em) and the descent (0.236 em) of DejaVu Sans: how far
    // the base line lies below the middle of a line of text.
    constexpr double kBaseLineBelowMiddle = 0.346;
    body_ += fmt::format(
        "<text x=\"{}\" y=\"{}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" font-size=\"{}\""
        " text-anchor=\"middle\"{}>{}</text>\n",
        number(middle.x), number(middle.y + kBaseLineBelowMiddle * emHeight), number(emHeight),
        paint("fill", color), letter);
}

void SvgCanvas::beginLayer(double opacity) {
    body_ += fmt::format("<g opacity=\"{}\">\n", number(opacity));
}

void SvgCanvas::endLayer() {
    body_ += "</g>\n";
}

std::string SvgCanvas::text() const {
    std::string symbols;
    for (const std::string& symbol : symbols_) symbols += symbol;
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        " width=\"{0}\" height=\"{0}\" viewBox=\"0 0 {0} {0}\">\n<defs>\n{1}</defs>\n{2}</svg>\n",
        pixels_, symbols, body_);
}

std::string boardSvg(const BoardState& state, const BoardImageFormat& format, const PieceFiles& pieces) {
    SvgCanvas canvas(format.pixels, pieces);
    paintBoardImage(canvas, state, format);
    return canvas.text();
}

}  // namespace roque
