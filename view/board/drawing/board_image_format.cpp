#include "view/board/drawing/board_image_format.h"

#include "view/board/drawing/board_painter.h"

namespace roque {

BoardGeometry BoardImageFormat::geometry() const {
    const auto side = static_cast<double>(pixels);
    return {{side, side}, orientation, coordinates};
}

void paintBoardImage(Canvas& canvas, const BoardState& state, const BoardImageFormat& format) {
    const auto side = static_cast<double>(format.pixels);
    canvas.fill(PixelRect{0, 0, side, side}, format.colors.margin);
    const BoardGeometry geometry = format.geometry();
    BoardPainter(canvas, geometry, format.colors).paint(state);
}

}  // namespace roque
