#pragma once

#include <optional>
#include <vector>

#include "model/board/board.h"
#include "tests/support/seen_board.h"

namespace roque::test {

/// Reads off a screen which pieces stand where, as an eye does. It knows the pieces from the start position.
class SeenPieces {
public:
    /// Looks at a screen that shows the start position.
    explicit SeenPieces(const VirtualScreen& screen);

    /// The board on a screen whose squares are as large; nothing while none can be seen.
    [[nodiscard]] std::optional<Board> read(const VirtualScreen& screen) const;

private:
    struct Point {
        ScreenColor color = 0;
        int contrast = 0;  ///< to the ground of the square
    };
    /// The middle of a square, line by line.
    using Picture = std::vector<Point>;
    struct Known {
        Color color;
        PieceType type;
        Picture picture;
    };

    [[nodiscard]] static Picture pictureOf(Square square, const SeenBoard& board,
                                           const VirtualScreen& screen);

    /// How different two pictures of the same size are, whatever their grounds.
    [[nodiscard]] static int difference(const Picture& one, const Picture& other);

    int squareSize_;
    std::vector<Known> known_;
};

}  // namespace roque::test
