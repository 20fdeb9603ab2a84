#pragma once

#include <cstddef>
#include <vector>

#include "view/game/score_graph.h"

namespace roque {

/// A point of a graph in pixels, from its upper left corner.
struct GraphPoint {
    double x = 0;
    double y = 0;

    bool operator==(const GraphPoint&) const = default;
};

/// Where everything of a score graph is: plies from left to right, White's expected score from the lower edge
/// to the upper one. Knows no toolkit.
class GraphLayout {
public:
    /// The layout of a graph that ends with `lastPly`, in so many pixels. `edge` is left free at both sides.
    GraphLayout(double width, double height, double edge, std::size_t lastPly) noexcept
        : width_(width), height_(height), edge_(edge), lastPly_(lastPly) {}

    [[nodiscard]] double xOf(std::size_t ply) const noexcept;
    /// `expected` from 0 to 1.
    [[nodiscard]] double yOf(double expected) const noexcept { return (1 - expected) * height_; }
    /// The ply that is nearest to a place, also beyond the edges.
    [[nodiscard]] std::size_t plyAt(double x) const noexcept;

    /// The curve of the expected score, in pieces where it is not known everywhere. A piece of one ply is as
    /// wide as a ply.
    [[nodiscard]] std::vector<std::vector<GraphPoint>> curve(const ScoreGraph& graph) const;

private:
    [[nodiscard]] double step() const noexcept;

    double width_;
    double height_;
    double edge_;
    std::size_t lastPly_;
};

/// Where labels begin that should begin at `starts`, in order, but overlap neither each other nor the edge:
/// they have these widths, `gap` between them, and `width` together. Where there is no room for all, the
/// first ones have theirs.
[[nodiscard]] std::vector<double> placeLabels(const std::vector<double>& starts,
                                              const std::vector<double>& widths, double gap, double width);

/// The corners of the mark at a mistake, which tells by its shape how bad it is: a triangle for a mistake, a
/// diamond for a blunder; none for an inaccuracy, which is a disc.
[[nodiscard]] std::vector<GraphPoint> markCorners(MoveJudgement judgement, GraphPoint centre, double radius);

}  // namespace roque
