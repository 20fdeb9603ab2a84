#include "controller/analysis/win_curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace roque {
namespace {

/// In points, of both sides.
unsigned materialOf(const Board& board) noexcept {
    constexpr std::array<std::pair<PieceType, unsigned>, 5> kPoints{{{PieceType::Pawn, 1},
                                                                     {PieceType::Knight, 3},
                                                                     {PieceType::Bishop, 3},
                                                                     {PieceType::Rook, 5},
                                                                     {PieceType::Queen, 9}}};
    unsigned sum = 0;
    for (const auto& [type, points] : kPoints) sum += points * count(board.pieces(type));
    return sum;
}

}  // namespace

WinCurve WinCurve::standard() noexcept {
    constexpr double kPerCentipawn = 0.00368208;  // scalachess, eval.scala
    return WinCurve(1 / kPerCentipawn);
}

WinCurve WinCurve::bastion() noexcept {
    // The most likely scales for 88,186 quiet positions of 1,093 games of `bastion-generate 21 600 10000`.
    // Over nine ranges of centipawns, the curve and the results differ by 0.02 at most. It fits the network's
    // games as well: docs/annotation.md.
    return WinCurve(Scales{146, 88, 106, 108, 121});
}

WinCurve WinCurve::stretched(double stretch) const noexcept {
    Scales scales = scales_;
    for (double& scale : scales) scale *= stretch;
    return WinCurve(scales);
}

double WinCurve::scaleFor(const Board& board) const noexcept {
    constexpr unsigned kStep = kMaterial[1] - kMaterial[0];
    const unsigned material = std::clamp(materialOf(board), kMaterial.front(), kMaterial.back());
    const std::size_t below =
        std::min((material - kMaterial.front()) / kStep, unsigned{kMaterial.size() - 2});
    const double share = (material - kMaterial[below]) / double{kStep};
    return std::lerp(scales_[below], scales_[below + 1], share);
}

double WinCurve::expected(int centipawns, const Board& board) const noexcept {
    return 1 / (1 + std::exp(-centipawns / scaleFor(board)));
}

Chances WinCurve::chances(Score score, const Board& board) const noexcept {
    constexpr unsigned kAll = 1000;
    if (score.kind == Score::Kind::Mate) return score.value > 0 ? Chances{kAll, 0, 0} : Chances{0, 0, kAll};
    const double points = expected(score.value, board);
    const auto win = static_cast<unsigned>(std::lround(kAll * points * points));
    const auto loss = static_cast<unsigned>(std::lround(kAll * (1 - points) * (1 - points)));
    return {win, kAll - win - loss, loss};
}

}  // namespace roque
