#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "controller/analysis/game_phase.h"
#include "controller/analysis/move_figures.h"

namespace roque {

/// What the graph of a game shows of its main line. Knows no toolkit.
struct ScoreGraph {
    /// Where a phase of the game begins.
    struct PhaseStart {
        GamePhase phase;
        std::size_t ply;

        bool operator==(const PhaseStart&) const = default;
    };

    std::vector<std::optional<double>> expected;  ///< White's expected score by ply, the start first
    std::vector<MoveJudgement> judgements;        ///< of the moves that led there; none for the start
    std::vector<PhaseStart> phases;               ///< in order; the first begins at ply 0

    /// The last ply of the game; 0 if it has no moves.
    [[nodiscard]] std::size_t lastPly() const noexcept { return expected.empty() ? 0 : expected.size() - 1; }
    /// Whether there is anything to show.
    [[nodiscard]] bool isKnown() const noexcept;
    /// The first move after a ply that is an inaccuracy, a mistake or a blunder; nothing if there is none.
    [[nodiscard]] std::optional<std::size_t> mistakeAfter(std::size_t ply) const noexcept;
    /// The last one before a ply.
    [[nodiscard]] std::optional<std::size_t> mistakeBefore(std::size_t ply) const noexcept;

    bool operator==(const ScoreGraph&) const = default;
};

/// The graph of a game, by its root and what is known of its moves.
[[nodiscard]] ScoreGraph scoreGraphOf(const GameNode& root, const GameFigures& figures);

}  // namespace roque
