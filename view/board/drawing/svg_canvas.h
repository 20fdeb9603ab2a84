#pragma once

#include <array>
#include <string>

#include "view/board/drawing/board_image_format.h"
#include "view/board/drawing/canvas.h"
#include "view/board/drawing/piece_files.h"

namespace roque {

/// The canvas of an SVG file (SVG 1.1, W3C Recommendation of 2011), which is self-contained: each piece
/// picture is copied into it once. It must not outlive the piece files.
class SvgCanvas final : public Canvas {
public:
    /// `pixels` is the nominal width and height of the picture; it scales to any size.
    SvgCanvas(int pixels, const PieceFiles& pieces);

    void fill(const Shape& shape, Rgba color) override;
    void stroke(const Shape& shape, Rgba color, double width) override;
    [[nodiscard]] bool drawPiece(const Piece& piece, const PixelRect& square) override;
    void drawLetter(char letter, PixelPoint middle, double emHeight, Rgba color) override;
    void beginLayer(double opacity) override;
    void endLayer() override;

    /// The file with everything drawn so far.
    [[nodiscard]] std::string text() const;

private:
    int pixels_;
    const PieceFiles& pieces_;
    std::array<std::string, PieceFiles::kPieces> symbols_;  ///< of the pieces drawn so far
    std::string body_;
};

/// A picture of a board as SVG, as the window shows it.
[[nodiscard]] std::string boardSvg(const BoardState& state, const BoardImageFormat& format,
                                   const PieceFiles& pieces);

}  // namespace roque
