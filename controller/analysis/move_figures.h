#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/analysis/game_analysis.h"
#include "model/game/game_node.h"

namespace roque {

/// How many of the legal moves of a position keep its expected score, to 2 points of 100.
struct Choice {
    unsigned keeping = 0;
    unsigned legal = 0;

    bool operator==(const Choice&) const = default;
};

/// What a game says of a move, in the form of Roque or of another program.
struct MoveFigures {
    std::optional<double> expected;  ///< White's expected score after the move, from 0 to 1
    std::optional<double> loss;      ///< what the mover gave away of theirs, from 0 to 1
    std::optional<Choice> choice;    ///< how hard the move was to find
    MoveJudgement judgement = MoveJudgement::None;

    bool operator==(const MoveFigures&) const = default;
};

/// The figures of the main line of a game, one entry for each move.
struct GameFigures {
    std::optional<double> start;  ///< White's expected score before the first move
    std::vector<MoveFigures> moves;
    bool isOurs = false;  ///< some are from `[%points …]`

    /// Whether White's expected score is known after any move.
    [[nodiscard]] bool isAnnotated() const noexcept;
    bool operator==(const GameFigures&) const = default;
};

/// The name of the annotation that figuresText() is for.
inline constexpr std::string_view kFiguresName = "points";

/// "63.41,4.20,3/31": the figures of a move in points of 100, as they stand in `[%points …]`: White's
/// expected score after the move, what the move gave away, and its choice if that is known.
[[nodiscard]] std::string figuresText(const MoveAnalysis& move);
/// The same for the position before the first move: only the expected score.
[[nodiscard]] std::string figuresText(const WhiteScore& score);

/// Reads what a game, by its root, says of the moves of its main line: `[%points …]`, or else `[%eval …]` and
/// the signs ?!, ? and ?? from the first `[%eval …]` on, as other programs write them.
[[nodiscard]] GameFigures figuresOf(const GameNode& root);

}  // namespace roque
