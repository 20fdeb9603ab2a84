#include "view/game/score_graph.h"

#include <algorithm>

namespace roque {
namespace {

std::vector<ScoreGraph::PhaseStart> phaseStarts(const GameNode& root) {
    std::vector<Position> positions;
    for (const GameNode* node = &root; node != nullptr; node = node->next())
        positions.push_back(node->position());
    std::vector<ScoreGraph::PhaseStart> starts;
    const std::vector<GamePhase> phases = phasesOf(positions);
    for (std::size_t ply = 0; ply < phases.size(); ++ply) {
        if (starts.empty() || starts.back().phase != phases[ply]) starts.push_back({phases[ply], ply});
    }
    return starts;
}

}  // namespace

bool ScoreGraph::isKnown() const noexcept {
    return std::ranges::any_of(expected, [](const auto& score) { return score.has_value(); });
}

std::optional<std::size_t> ScoreGraph::mistakeAfter(std::size_t ply) const noexcept {
    for (std::size_t at = ply + 1; at < judgements.size(); ++at) {
        if (isMistake(judgements[at])) return at;
    }
    return std::nullopt;
}

std::optional<std::size_t> ScoreGraph::mistakeBefore(std::size_t ply) const noexcept {
    for (std::size_t at = std::min(ply, judgements.size()); at-- > 0;) {
        if (isMistake(judgements[at])) return at;
    }
    return std::nullopt;
}

ScoreGraph scoreGraphOf(const GameNode& root, const GameFigures& figures) {
    ScoreGraph graph;
    graph.expected.push_back(figures.start);
    graph.judgements.push_back(MoveJudgement::None);
    for (const MoveFigures& move : figures.moves) {
        graph.expected.push_back(move.expected);
        graph.judgements.push_back(move.judgement);
    }
    graph.phases = phaseStarts(root);
    return graph;
}

}  // namespace roque
