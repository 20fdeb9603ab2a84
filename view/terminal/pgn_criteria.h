#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"
#include "model/game/game_result.h"

namespace roque::terminal {

/// Which games somebody wants. What is not set fits every game; texts fit where they are contained, small and
/// capital letters being the same.
struct PgnCriteria {
    std::string player;  ///< of either colour
    std::string white;
    std::string black;
    std::string event;
    std::string since;  ///< a year, or "2024.03.31"; games without a date do not fit
    std::string until;
    std::vector<GameResult> results;
    std::vector<Move> opening;         ///< the moves that the game begins with
    std::optional<Position> position;  ///< that the main line comes to
    std::optional<unsigned> fewestPlies;
    std::optional<unsigned> mostPlies;

    /// Whether the moves have to be read to tell.
    [[nodiscard]] bool needMoves() const noexcept {
        return !opening.empty() || position || fewestPlies || mostPlies;
    }
};

}  // namespace roque::terminal
