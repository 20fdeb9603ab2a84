#pragma once

#include <cstdint>
#include <optional>

#include "model/base/square.h"
#include "view/board/drawing/pixels.h"

namespace roque {

/// Which side's first rank is at the bottom.
enum class Orientation : std::uint8_t { WhiteBelow, BlackBelow };

/// The opposite orientation.
[[nodiscard]] constexpr Orientation turned(Orientation orientation) noexcept {
    return orientation == Orientation::WhiteBelow ? Orientation::BlackBelow : Orientation::WhiteBelow;
}

/// Where the file letters and rank digits stand.
enum class Coordinates : std::uint8_t { Hidden, InSquares, InMargin };

/// The placement of a board in its area; by default as large as possible and centred.
struct BoardLayout {
    double size = 1.0;  ///< relative to the largest board that fits
    double x = 0.5;     ///< the share of the free room on its left
    double y = 0.5;     ///< the share of the free room above it

    bool operator==(const BoardLayout&) const = default;
};

/// The positions of everything on a board in a window or picture.
///
/// Squares are a whole number of device pixels wide, so that they all look the same and have sharp edges,
/// also where a logical pixel has several device pixels.
class BoardGeometry {
public:
    /// `scale` is the number of device pixels in a logical pixel, in each direction.
    BoardGeometry(PixelSize area, Orientation orientation, Coordinates coordinates, double scale = 1.0,
                  const BoardLayout& placement = {});

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }
    [[nodiscard]] Coordinates coordinates() const noexcept { return coordinates_; }

    /// The side of a square in logical pixels; 0 if the area has no room.
    [[nodiscard]] double squareSide() const noexcept { return side_ / scale_; }
    /// The side of a square in device pixels.
    [[nodiscard]] int squareSideOnDevice() const noexcept { return side_; }

    /// The 64 squares.
    [[nodiscard]] PixelRect board() const noexcept;
    /// The squares and the margin around them, which is empty unless coordinates stand there.
    [[nodiscard]] PixelRect frame() const noexcept;
    [[nodiscard]] PixelRect rectOf(Square square) const noexcept;

    /// Where a piece is drawn whose middle is held at a point.
    [[nodiscard]] PixelRect rectOfPieceAt(PixelPoint middle) const noexcept;

    /// The square at a point; nothing outside the board.
    [[nodiscard]] std::optional<Square> squareAt(PixelPoint point) const noexcept;

private:
    Orientation orientation_;
    Coordinates coordinates_;
    double scale_;
    int side_ = 0;    ///< of a square, in device pixels
    int margin_ = 0;  ///< in device pixels
    int left_ = 0;    ///< of the 64 squares, in device pixels
    int top_ = 0;
};

/// One step on the board as it is seen.
enum class Step : std::uint8_t { Left, Right, Up, Down };

/// The next square as the board is seen; the same square at the edge.
[[nodiscard]] Square neighbour(Square square, Step step, Orientation orientation) noexcept;

}  // namespace roque
