#pragma once

#include <optional>
#include <vector>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/move.h"
#include "model/game/outcome.h"
#include "model/position/position.h"

namespace roque {

/// The points of a player for one game, by component. A quick win is worth most.
struct GamePoints {
    static constexpr int kAtStart = 30;
    static constexpr int kForAMove = -1;
    static constexpr int kForACapture = 2;
    static constexpr int kForAPromotion = 1;
    static constexpr int kForWinning = 10;

    unsigned moves = 0;       ///< made by the player
    unsigned captures = 0;    ///< pieces taken, en passant too
    unsigned promotions = 0;  ///< to any piece
    bool hasWon = false;

    /// The total; it may be negative.
    [[nodiscard]] ROQUE_MODEL int points() const noexcept;

    bool operator==(const GamePoints&) const = default;
};

/// The points of both players for legal moves from a start position and an outcome. Without an outcome, as if
/// the game ended without a winner.
[[nodiscard]] ROQUE_MODEL ByColor<GamePoints> gamePointsOf(const Position& start,
                                                           const std::vector<Move>& moves,
                                                           const std::optional<Outcome>& outcome);

}  // namespace roque
