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

/// A game as it is written down: who played, from which position, all lines with their notes, and the result.
///
/// Result, FEN, SetUp and Variant are no tags here, since `result`, `root` and `variant` say the same.
struct ROQUE_MODEL GameRecord {
    explicit GameRecord(const Position& start = Position::start(), Variant rules = Variant::Standard)
        : variant(rules), root(std::make_unique<GameNode>(start)) {}

    GameTags tags;
    Variant variant;
    std::unique_ptr<GameNode> root;  ///< never null
    GameResult result = GameResult::Unknown;
    /// The moves that were played, if the main line may go on behind them with others that were tried out or
    /// taken back; nothing: all moves of the main line were played.
    std::optional<std::vector<Move>> playedMoves;

    /// Where the game ended, or stands: the last position of the main line that was played. If the main line
    /// is another by now, its end.
    [[nodiscard]] const GameNode& lastPlayed() const noexcept;
};

/// How a game ended, as its score sheet says it.
[[nodiscard]] ROQUE_MODEL GameResult resultOf(const Outcome& outcome) noexcept;

/// A game as it stands, to be written down: the line on the board first, what was taken back as variations
/// or, from where it stands, behind it. It has no tags yet.
[[nodiscard]] ROQUE_MODEL GameRecord recordOf(const Game& game);

/// The result that the last position that was played has by the rules (outcomeOf); nothing if it could be
/// played on.
[[nodiscard]] ROQUE_MODEL std::optional<GameResult> resultByRules(const GameRecord& game);

}  // namespace roque
