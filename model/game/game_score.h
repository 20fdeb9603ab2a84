#pragma once

#include <optional>
#include <vector>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "model/game/outcome.h"

namespace roque {

/// What the points of a player are made of. A game is worth most to whoever wins it quickly.
struct GameScore {
    static constexpr int kAtStart = 30;
    static constexpr int kForAMove = -1;
    static constexpr int kForACapture = 2;
    static constexpr int kForAPromotion = 1;
    static constexpr int kForWinning = 10;

    unsigned moves = 0;       ///< of the player's own
    unsigned captures = 0;    ///< pieces taken, en passant too
    unsigned promotions = 0;  ///< to any piece
    bool hasWon = false;

    /// The sum. It may be below zero.
    [[nodiscard]] ROQUE_MODEL int points() const noexcept;

    bool operator==(const GameScore&) const = default;
};

/// The scores of both players after moves from a start, each of them legal, and an end; while the game goes
/// on, as if it ended without a winner.
[[nodiscard]] ROQUE_MODEL ByColor<GameScore> scoresOf(const Position& start, const std::vector<Move>& moves,
                                                      const std::optional<Outcome>& outcome);

}  // namespace roque
