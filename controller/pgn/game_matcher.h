#pragma once

#include <vector>

#include "controller/pgn/game_criteria.h"
#include "controller/pgn/pgn_index_part.h"
#include "controller/pgn/text_pattern.h"

namespace roque {

/// Tells whether a game meets criteria, by its summary. LineMatcher checks the two that need the moves
/// themselves. [any-thread]
class GameMatcher {
public:
    explicit GameMatcher(GameCriteria criteria);

    [[nodiscard]] const GameCriteria& criteria() const noexcept { return criteria_; }

    /// Whether a game meets all criteria but `firstMoves` and `position`.
    [[nodiscard]] bool matches(const GameSummary& game) const;
    /// Whether the players, the event and the date meet the criteria. The rest of the summary may still be
    /// unknown.
    [[nodiscard]] bool matchesTags(const GameSummary& game) const;

private:
    [[nodiscard]] bool matchesDate(std::string_view date) const;
    [[nodiscard]] bool matchesResult(GameResult result) const;
    [[nodiscard]] bool matchesLength(unsigned plies) const;

    GameCriteria criteria_;
    std::vector<TextPattern> words_;
    TextPattern player_;
    TextPattern white_;
    TextPattern black_;
    TextPattern event_;
};

}  // namespace roque
