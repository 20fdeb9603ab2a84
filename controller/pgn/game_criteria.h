#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/move.h"
#include "model/game/game_result.h"
#include "model/position/position.h"

namespace roque {

/// Which games to look for. A field that is not set matches every game. Texts match wherever they occur,
/// ignoring case and accents (TextPattern).
struct GameCriteria {
    std::string words;   ///< each must occur in a player's name, the event, the date or the opening
    std::string player;  ///< in the name of either player
    std::string white;
    std::string black;
    std::string event;
    std::string since;  ///< first day: "2024", "2024.03" or "2024.03.31"; games without a year do not match
    std::string until;  ///< last day, likewise
    std::vector<GameResult> results;  ///< any of them
    bool onlyWithErrors = false;
    std::vector<Move> firstMoves;      ///< the moves with which the game begins
    std::optional<Position> position;  ///< one that occurs in the main line
    std::optional<unsigned> minPlies;  ///< of the main line
    std::optional<unsigned> maxPlies;

    /// Whether only the moves of a game can decide.
    [[nodiscard]] bool needMoves() const noexcept {
        return !firstMoves.empty() || position || minPlies || maxPlies || onlyWithErrors;
    }

    bool operator==(const GameCriteria&) const = default;
};

}  // namespace roque
