#include "view/game/graph_layout.h"

#include <algorithm>
#include <cmath>

namespace roque {

double GraphLayout::step() const noexcept {
    return std::max(width_ - 2 * edge_, 0.0) / static_cast<double>(std::max<std::size_t>(lastPly_, 1));
}

double GraphLayout::xOf(std::size_t ply) const noexcept {
    return edge_ + step() * static_cast<double>(ply);
}

std::size_t GraphLayout::plyAt(double x) const noexcept {
    if (step() <= 0) return 0;
    const double ply = std::round((x - edge_) / step());
    return static_cast<std::size_t>(std::clamp(ply, 0.0, static_cast<double>(lastPly_)));
}

std::vector<std::vector<GraphPoint>> GraphLayout::curve(const ScoreGraph& graph) const {
    std::vector<std::vector<GraphPoint>> pieces;
    bool isOpen = false;
    for (std::size_t ply = 0; ply < graph.expected.size(); ++ply) {
        const auto& expected = graph.expected[ply];
        if (expected) {
            if (!isOpen) pieces.emplace_back();
            pieces.back().push_back({xOf(ply), yOf(*expected)});
        }
        isOpen = expected.has_value();
    }
    for (auto& piece : pieces) {
        if (piece.size() > 1) continue;
        const GraphPoint only = piece.front();
        piece = {{only.x - step() / 2, only.y}, {only.x + step() / 2, only.y}};
    }
    return pieces;
}

std::vector<double> placeLabels(const std::vector<double>& starts, const std::vector<double>& widths,
                                double gap, double width) {
    std::vector<double> places = starts;
    double end = width + gap;  // where the label before has to end
    for (std::size_t at = places.size(); at-- > 0;) {
        places[at] = std::min(places[at], end - gap - widths[at]);
        end = places[at];
    }
    double free = 0;
    for (std::size_t at = 0; at < places.size(); ++at) {
        places[at] = std::max(places[at], free);
        free = places[at] + widths[at] + gap;
    }
    return places;
}

std::vector<GraphPoint> markCorners(MoveJudgement judgement, GraphPoint centre, double radius) {
    const auto [x, y] = centre;
    switch (judgement) {
        case MoveJudgement::Mistake:
            return {{x, y - radius}, {x + radius, y + radius * 0.8}, {x - radius, y + radius * 0.8}};
        case MoveJudgement::Blunder:
            return {
                {x, y - radius * 1.2}, {x + radius * 1.2, y}, {x, y + radius * 1.2}, {x - radius * 1.2, y}};
        default:
            return {};
    }
}

}  // namespace roque
