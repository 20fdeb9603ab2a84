#pragma once

#include <optional>
#include <vector>

#include "model/board/board.h"
#include "tests/support/seen_board.h"

namespace roque::test {

/// Recognises the pieces on a screen, as an eye does. It learns them from the start position.
class SeenPieces {
public:
    /// Learns from a screen that shows the start position.
    explicit SeenPieces(const VirtualScreen& screen);

    /// The board on a screen with squares of the same size; nothing while none is visible.
    [[nodiscard]] std::optional<Board> read(const VirtualScreen& screen) const;

private:
    struct Point {
        ScreenColor color = 0;
        int contrast = 0;  ///< to the ground of the square
    };
    /// The centre of a square, line by line.
    using Picture = std::vector<Point>;
    struct Known {
        Color color;
        PieceType type;
        Picture picture;
    };

    [[nodiscard]] static Picture pictureOf(Square square, const SeenBoard& board,
                                           const VirtualScreen& screen);

    /// The difference between two pictures of the same size, whatever their backgrounds.
    [[nodiscard]] static int difference(const Picture& one, const Picture& other);

    int squareSize_;
    std::vector<Known> known_;
};

}  // namespace roque::test
