#pragma once

#include "model/base/square.h"
#include "tests/support/virtual_screen.h"

namespace roque::test {

/// The program's board on a screen, as an eye sees it: found by its colours, with White below.
class SeenBoard {
public:
    /// Whether a board of the default colours is visible.
    [[nodiscard]] static bool isOn(const VirtualScreen& screen) noexcept;

    /// Finds the board, which must be on the screen and stay in place.
    explicit SeenBoard(const VirtualScreen& screen) noexcept;

    /// The side of a square, in pixels.
    [[nodiscard]] int squareSize() const noexcept { return squareSize_; }
    [[nodiscard]] Pixel middleOf(Square square) const noexcept;
    /// A pixel near the edge of a square that no piece and no target mark covers: it changes with the mark of
    /// the last move.
    [[nodiscard]] Pixel edgeOf(Square square) const noexcept;

private:
    Pixel corner_;
    int squareSize_;
};

}  // namespace roque::test
