#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/game/game.h"
#include "model/game/game_node.h"
#include "model/game/game_result.h"
#include "model/game/game_tags.h"

namespace roque {

/// A game as it is recorded: players, start position, all lines with their notes, and the result.
///
/// The tags exclude Result, FEN, SetUp and Variant, since `result`, `root` and `variant` hold these.
struct ROQUE_MODEL GameRecord {
    explicit GameRecord(const Position& start = Position::start(), Variant rules = Variant::Standard)
        : variant(rules), root(std::make_unique<GameNode>(start)) {}

    GameTags tags;
    Variant variant;
    std::unique_ptr<GameNode> root;  ///< never null
    GameResult result = GameResult::Unknown;
    /// The moves actually played, if the main line may continue beyond them with moves that were tried or
    /// taken back; nothing if all of the main line was played.
    std::optional<std::vector<Move>> playedMoves;

    /// The last position of the main line that was played. If the main line has been replaced since, its end.
    [[nodiscard]] const GameNode& lastPlayed() const noexcept;
};

/// The result of an outcome, as a score sheet gives it.
[[nodiscard]] ROQUE_MODEL GameResult resultOf(const Outcome& outcome) noexcept;

/// The record of a game as it stands: the line on the board first; moves taken back become variations or,
/// from the current position, its continuation. Has no tags yet.
[[nodiscard]] ROQUE_MODEL GameRecord recordOf(const Game& game);

/// The same game once more: tags, moves, variations, notes and result.
[[nodiscard]] ROQUE_MODEL GameRecord copyOf(const GameRecord& game);

/// The result by the rules (outcomeOf) of the last position played; nothing if play could go on.
[[nodiscard]] ROQUE_MODEL std::optional<GameResult> resultByRules(const GameRecord& game);

}  // namespace roque
