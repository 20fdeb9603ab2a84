#pragma once

#include <array>
#include <optional>
#include <string>

#include "controller/analysis/game_phase.h"
#include "model/base/color.h"
#include "model/base/message.h"
#include "model/game/game_record.h"

namespace roque {

/// How one side has played a game. Every accuracy is in percent, and missing if there was no such move.
struct SideReport {
    std::optional<double> accuracy;
    std::array<std::optional<double>, 3> byPhase;  ///< by GamePhase
    std::optional<double> hard;                    ///< where at most three moves kept the position
    unsigned hardMoves = 0;
    unsigned moves = 0;
    unsigned inaccuracies = 0;
    unsigned mistakes = 0;
    unsigned blunders = 0;

    bool operator==(const SideReport&) const = default;
};

/// How both sides have played. An accuracy says as much of the positions as of the player, so that of the
/// hard ones stands beside it.
using GameReport = ByColor<SideReport>;

/// The report on a game, by its root, from what annotations say of its moves. A move of which they say
/// nothing counts in no accuracy.
[[nodiscard]] GameReport reportOn(const GameNode& root);

/// One sentence about a side, such as "White: accuracy 87.3 % (opening 95.0, middlegame 80.2), hard positions
/// 71.4 % of 12; ?! 3, ? 1, ?? 0".
[[nodiscard]] Message describe(const SideReport& report, Color side);

/// The report as one JSON object in one line. `number` is that of the game.
[[nodiscard]] std::string toJson(const GameReport& report, const GameRecord& game, std::size_t number);

}  // namespace roque
