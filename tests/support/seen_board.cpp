#include "tests/support/seen_board.h"

#include <algorithm>

#include "view/board/drawing/board_style.h"

namespace roque::test {
namespace {

ScreenColor screenColor(Rgba color) {
    return ScreenColor{color.red} << 16U | ScreenColor{color.green} << 8U | color.blue;
}

}  // namespace

bool SeenBoard::isOn(const VirtualScreen& screen) noexcept {
    constexpr int kStep = 16;
    constexpr unsigned kEnough = 200;
    const BoardColors colors;
    return screen.find(screenColor(colors.lightSquare), kStep).count > kEnough
           && screen.find(screenColor(colors.darkSquare), kStep).count > kEnough;
}

/// Both colours reach from edge to edge; a few pixels of a piece that is drawn elsewhere may have one of
/// them.
SeenBoard::SeenBoard(const VirtualScreen& screen) noexcept {
    const PixelArea light = screen.find(screenColor(BoardColors{}.lightSquare), 1).area;
    const PixelArea dark = screen.find(screenColor(BoardColors{}.darkSquare), 1).area;
    corner_ = {std::max(light.first.x, dark.first.x), std::max(light.first.y, dark.first.y)};
    squareSize_ = (std::min(light.last.x, dark.last.x) - corner_.x + 1) / 8;
}

Pixel SeenBoard::middleOf(Square square) const noexcept {
    const int column = static_cast<int>(square) % 8;
    const int row = 7 - static_cast<int>(square) / 8;
    return {corner_.x + column * squareSize_ + squareSize_ / 2,
            corner_.y + row * squareSize_ + squareSize_ / 2};
}

Pixel SeenBoard::edgeOf(Square square) const noexcept {
    const Pixel middle = middleOf(square);
    return {middle.x - squareSize_ / 2 + squareSize_ / 5, middle.y + squareSize_ / 2 - squareSize_ / 12};
}

}  // namespace roque::test
