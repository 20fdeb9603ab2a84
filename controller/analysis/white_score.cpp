#include "controller/analysis/white_score.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>

#include "model/game/outcome.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

constexpr ScoreBound flipped(ScoreBound bound) noexcept {
    switch (bound) {
        case ScoreBound::Lower:
            return ScoreBound::Upper;
        case ScoreBound::Upper:
            return ScoreBound::Lower;
        default:
            return bound;
    }
}

/// The points of the side whose chances these are.
double pointsOf(const Chances& chances) noexcept {
    const double all = chances.win + chances.draw + chances.loss;
    return all > 0 ? (chances.win + chances.draw / 2.0) / all : 0.5;
}

ForcedMate mateOf(int moves, Color mover) noexcept {
    // "Mate in 0": the mover is mated.
    return {moves > 0 ? mover : ~mover, static_cast<unsigned>(std::abs(moves))};
}

/// Larger is better for White: all mates of White, nothing, all mates of Black.
double mateOrder(const WhiteScore& score) noexcept {
    if (!score.mate) return 0;
    const double nearness = 1 / (1.0 + score.mate->moves);
    return score.mate->winner == Color::White ? nearness : -nearness;
}

auto orderOf(const WhiteScore& score) noexcept {
    return std::tuple(mateOrder(score), score.expected, score.centipawns.value_or(0));
}

}  // namespace

std::optional<WhiteScore> scoreForWhite(const SearchInfo& info, const Position& searched,
                                        const WinCurve& curve) {
    if (!info.scoreForMover && !info.chances) return std::nullopt;
    const Color mover = searched.sideToMove();
    const bool isWhites = mover == Color::White;
    WhiteScore score;
    score.bound = isWhites ? info.bound : flipped(info.bound);
    if (info.chances) {
        const auto [win, draw, loss] = *info.chances;
        score.chances = isWhites ? *info.chances : Chances{loss, draw, win};
        score.expected = pointsOf(*score.chances);
    }
    if (!info.scoreForMover) return score;
    const int value = info.scoreForMover->value;
    if (info.scoreForMover->kind == Score::Kind::Mate) {
        score.mate = mateOf(value, mover);
        score.expected = score.mate->winner == Color::White ? 1 : 0;
        return score;
    }
    score.centipawns = isWhites ? value : -value;
    if (!score.chances) score.expected = curve.expected(*score.centipawns, searched.board());
    return score;
}

std::optional<WhiteScore> scoreAtEnd(const Position& position) {
    if (isCheckmate(position)) {
        WhiteScore score;
        score.mate = ForcedMate{~position.sideToMove(), 0};
        score.expected = score.mate->winner == Color::White ? 1 : 0;
        return score;
    }
    if (!outcomeOf(position)) return std::nullopt;
    WhiteScore drawn;
    drawn.centipawns = 0;
    return drawn;
}

bool isBetterFor(Color side, const WhiteScore& first, const WhiteScore& second) noexcept {
    return side == Color::White ? orderOf(first) > orderOf(second) : orderOf(first) < orderOf(second);
}

int expectedOf100(const WhiteScore& score) noexcept {
    const int points = static_cast<int>(std::lround(100 * score.expected));
    return score.mate ? points : std::clamp(points, 1, 99);
}

}  // namespace roque
