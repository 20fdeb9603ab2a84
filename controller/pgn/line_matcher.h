#pragma once

#include "controller/pgn/game_criteria.h"

namespace roque {

/// Follows the main line of one game after another, and tells whether it has the `firstMoves` and the
/// `position` of some criteria.
class LineMatcher {
public:
    /// The criteria outlive the object.
    explicit LineMatcher(const GameCriteria& criteria) noexcept : criteria_(criteria) {}

    /// Begins another game, before its start position is known.
    void reset() noexcept;
    /// The position from which the game starts.
    void start(const Position& position) noexcept;
    /// The next move of the main line, and the position after it.
    void play(Move move, const Position& after) noexcept;

    [[nodiscard]] bool matches() const noexcept;
    /// How many moves were played.
    [[nodiscard]] unsigned plies() const noexcept { return plies_; }

private:
    void visit(const Position& position) noexcept;

    const GameCriteria& criteria_;
    unsigned plies_ = 0;
    bool hasFirstMoves_ = true;  ///< as far as the game has gone
    bool hasPosition_ = false;
};

}  // namespace roque
