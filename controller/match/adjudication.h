#pragma once

#include <optional>

#include "model/base/color.h"
#include "model/game/outcome.h"
#include "plugins/sdk/score.h"

namespace roque::match {

/// When to end a game before the rules do. Scores are in centipawns, moves are those of one side.
struct AdjudicationRules {
    /// Drawn when both engines see no advantage for either side for some moves in a row.
    struct Draw {
        int score = 10;      ///< at most, for either side
        unsigned moves = 8;  ///< of each side
        unsigned from = 40;  ///< number of the first move that counts, as on a score sheet

        bool operator==(const Draw&) const = default;
    };
    /// Lost when both engines see one side losing for some moves in a row.
    struct Resignation {
        int score = 600;     ///< at least
        unsigned moves = 4;  ///< of each side

        bool operator==(const Resignation&) const = default;
    };

    std::optional<Draw> draw;
    std::optional<Resignation> resignation;
    std::optional<unsigned> maxMoves;  ///< drawn after so many moves of each side

    bool operator==(const AdjudicationRules&) const = default;
};

/// Follows the evaluations of both engines in one game.
class Adjudicator {
public:
    explicit Adjudicator(const AdjudicationRules& rules) noexcept : rules_(rules) {}

    /// Adds a move with its number on the score sheet. `scoreForMover` is the evaluation of the engine that
    /// made it, if it reported one. Returns the result if the game ends now.
    [[nodiscard]] std::optional<Outcome> judge(Color mover, unsigned number,
                                               const std::optional<sdk::Score>& scoreForMover);

private:
    AdjudicationRules rules_;
    unsigned moves_ = 0;           ///< plies made
    unsigned balanced_ = 0;        ///< plies in a row that were evaluated as even
    ByColor<unsigned> winning_{};  ///< plies in a row after which this side was evaluated as winning
};

}  // namespace roque::match
