#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/base/color.h"
#include "model/game/game_node.h"

namespace roque {

/// The moves of a game as a score sheet has them: a row for each move number, White's move and Black's side
/// by side. Knows no toolkit. [ui-thread]
class MoveTable {
public:
    /// Takes over a line of positions, from the start of a game on. Moves that were there before are not
    /// worked out again.
    void update(const std::vector<const GameNode*>& line);

    [[nodiscard]] std::size_t rowCount() const noexcept;
    /// The number of a row's move.
    [[nodiscard]] unsigned number(std::size_t row) const noexcept;
    /// A side's move in SAN; "…" before the first move of a game that Black begins, empty after the last.
    [[nodiscard]] std::string text(std::size_t row, Color color) const;

    /// Which position of the line a move led to, nothing where no move is.
    [[nodiscard]] std::optional<std::size_t> indexAt(std::size_t row, Color color) const noexcept;
    /// The row of the move that led to a position of the line; the start has none.
    [[nodiscard]] std::optional<std::size_t> rowOf(std::size_t index) const noexcept;

private:
    /// How many cells the first row leaves empty: one if Black began.
    [[nodiscard]] std::size_t offset() const noexcept { return start_.sideToMove() == Color::White ? 0 : 1; }

    struct Entry {
        Move move;
        std::string san;
    };

    Position start_ = Position::start();
    std::vector<Entry> entries_;
};

}  // namespace roque
