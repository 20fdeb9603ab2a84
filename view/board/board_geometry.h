#pragma once

#include <cstdint>
#include <optional>

#include "model/base/square.h"
#include "view/board/drawing/pixels.h"

namespace roque {

/// Which side's first rank is at the lower edge.
enum class Orientation : std::uint8_t { WhiteBelow, BlackBelow };

/// The board turned round.
[[nodiscard]] constexpr Orientation turned(Orientation orientation) noexcept {
    return orientation == Orientation::WhiteBelow ? Orientation::BlackBelow : Orientation::WhiteBelow;
}

/// Where the letters of the files and the digits of the ranks stand.
enum class Coordinates : std::uint8_t { Hidden, InSquares, InMargin };

/// How a board lies in its area: as large as it can be and in the middle, unless somebody wants it otherwise.
struct BoardPlacement {
    double size = 1.0;  ///< of the largest board that fits
    double x = 0.5;     ///< how much of the room left over is on its left
    double y = 0.5;     ///< the same above it

    bool operator==(const BoardPlacement&) const = default;
};

/// Where everything of a board is in a window or picture.
///
/// Squares are a whole number of the device's pixels wide, so that they look the same everywhere and their
/// edges are sharp, also where several of those pixels make a logical one.
class BoardGeometry {
public:
    /// `scale` is the number of the device's pixels in a logical one, to either side.
    BoardGeometry(PixelSize area, Orientation orientation, Coordinates coordinates, double scale = 1.0,
                  const BoardPlacement& placement = {});

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }
    [[nodiscard]] Coordinates coordinates() const noexcept { return coordinates_; }

    /// The side of a square in logical pixels; 0 in an area without room.
    [[nodiscard]] double squareSide() const noexcept { return side_ / scale_; }
    /// The side of a square in the device's pixels.
    [[nodiscard]] int squareSideOnDevice() const noexcept { return side_; }

    /// The 64 squares.
    [[nodiscard]] PixelRect board() const noexcept;
    /// The squares and the margin around them, which is empty unless coordinates stand there.
    [[nodiscard]] PixelRect frame() const noexcept;
    [[nodiscard]] PixelRect rectOf(Square square) const noexcept;

    /// Where a piece is drawn that is held by its middle at a place.
    [[nodiscard]] PixelRect rectOfPieceAt(PixelPoint middle) const noexcept;

    /// The square at a place, nothing outside the board.
    [[nodiscard]] std::optional<Square> squareAt(PixelPoint point) const noexcept;

private:
    Orientation orientation_;
    Coordinates coordinates_;
    double scale_;
    int side_ = 0;    ///< of a square, in the device's pixels
    int margin_ = 0;  ///< in the device's pixels
    int left_ = 0;    ///< of the 64 squares, in the device's pixels
    int top_ = 0;
};

/// One step on the board as it is seen.
enum class Step : std::uint8_t { Left, Right, Up, Down };

/// The square beside another as the board is seen, the same square at the edge.
[[nodiscard]] Square neighbour(Square square, Step step, Orientation orientation) noexcept;

}  // namespace roque
