#pragma once

#include <array>
#include <string>

#include "view/board/board_image_format.h"
#include "view/board/canvas.h"
#include "view/board/piece_files.h"

namespace roque {

/// The canvas of an SVG file (SVG 1.1, W3C Recommendation of 2011), which holds all that it needs: the
/// pictures of pieces are copied into it, each once. It lives no longer than the files it is made of.
class SvgCanvas final : public Canvas {
public:
    /// `pixels` is the width and height that the picture says of itself; it can be shown in any other.
    SvgCanvas(int pixels, const PieceFiles& pieces);

    void fill(const Shape& shape, Rgba color) override;
    void stroke(const Shape& shape, Rgba color, double width) override;
    [[nodiscard]] bool drawPiece(const Piece& piece, const PixelRect& square) override;
    void drawLetter(char letter, PixelPoint middle, double emHeight, Rgba color) override;
    void beginLayer(double opacity) override;
    void endLayer() override;

    /// The file with all that has been drawn.
    [[nodiscard]] std::string text() const;

private:
    int pixels_;
    const PieceFiles& pieces_;
    std::array<std::string, PieceFiles::kPieces> symbols_;  ///< of the pieces that have been drawn
    std::string body_;
};

/// A picture of a board as SVG, as the window shows it.
[[nodiscard]] std::string boardSvg(const BoardState& state, const BoardImageFormat& format,
                                   const PieceFiles& pieces);

}  // namespace roque
