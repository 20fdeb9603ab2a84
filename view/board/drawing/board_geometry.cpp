#include "view/board/drawing/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace roque {
namespace {

constexpr int kSquaresPerSide = 8;
constexpr double kMarginPerSide = 0.4;  ///< the width of the margin, in square sides

/// A square's column and row as the board is seen.
struct Cell {
    int column;
    int row;
};

Cell cellOf(Square square, Orientation orientation) {
    const int file = static_cast<int>(fileOf(square));
    const int rank = static_cast<int>(rankOf(square));
    constexpr int kLast = kSquaresPerSide - 1;
    return orientation == Orientation::WhiteBelow ? Cell{file, kLast - rank} : Cell{kLast - file, rank};
}

Square squareIn(Cell cell, Orientation orientation) {
    constexpr int kLast = kSquaresPerSide - 1;
    const bool whiteBelow = orientation == Orientation::WhiteBelow;
    return squareAt(File(whiteBelow ? cell.column : kLast - cell.column),
                    Rank(whiteBelow ? kLast - cell.row : cell.row));
}

}  // namespace

BoardGeometry::BoardGeometry(PixelSize area, Orientation orientation, Coordinates coordinates, double scale,
                             const BoardLayout& placement)
    : orientation_(orientation), coordinates_(coordinates), scale_(scale) {
    const double marginPerSide = coordinates == Coordinates::InMargin ? kMarginPerSide : 0.0;
    const double room = std::max(0.0, std::min(area.width, area.height) * scale * placement.size);
    side_ = static_cast<int>(std::floor(room / (kSquaresPerSide + 2 * marginPerSide)));
    margin_ = static_cast<int>(std::floor(side_ * marginPerSide));
    const double frame = kSquaresPerSide * side_ + 2 * margin_;
    left_ = static_cast<int>(std::floor((area.width * scale - frame) * placement.x)) + margin_;
    top_ = static_cast<int>(std::floor((area.height * scale - frame) * placement.y)) + margin_;
}

PixelRect BoardGeometry::board() const noexcept {
    const double side = kSquaresPerSide * squareSide();
    return {left_ / scale_, top_ / scale_, side, side};
}

PixelRect BoardGeometry::frame() const noexcept {
    return board().shrunk(-margin_ / scale_);
}

PixelRect BoardGeometry::rectOf(Square square) const noexcept {
    const Cell cell = cellOf(square, orientation_);
    return {(left_ + cell.column * side_) / scale_, (top_ + cell.row * side_) / scale_, squareSide(),
            squareSide()};
}

PixelRect BoardGeometry::rectOfPieceAt(PixelPoint middle) const noexcept {
    return {middle.x - squareSide() / 2, middle.y - squareSide() / 2, squareSide(), squareSide()};
}

std::optional<Square> BoardGeometry::squareAt(PixelPoint point) const noexcept {
    const PixelRect all = board();
    if (!all.contains(point)) return std::nullopt;
    constexpr int kLast = kSquaresPerSide - 1;
    const Cell cell{std::min(kLast, static_cast<int>((point.x - all.x) / squareSide())),
                    std::min(kLast, static_cast<int>((point.y - all.y) / squareSide()))};
    return squareIn(cell, orientation_);
}

Square neighbour(Square square, Step step, Orientation orientation) noexcept {
    Cell cell = cellOf(square, orientation);
    switch (step) {
        case Step::Left:
            --cell.column;
            break;
        case Step::Right:
            ++cell.column;
            break;
        case Step::Up:
            --cell.row;
            break;
        case Step::Down:
            ++cell.row;
            break;
    }
    constexpr int kLast = kSquaresPerSide - 1;
    return squareIn({std::clamp(cell.column, 0, kLast), std::clamp(cell.row, 0, kLast)}, orientation);
}

}  // namespace roque
