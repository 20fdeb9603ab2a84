#include "controller/match/adjudication.h"

#include <cstdlib>

namespace roque::match {
namespace {

/// More than any evaluation.
constexpr int kMate = 30'000;

int centipawns(const sdk::Score& score) {
    if (score.kind == sdk::Score::Kind::Centipawns) return score.value;
    return score.value > 0 ? kMate : -kMate;
}

}  // namespace

std::optional<Outcome> Adjudicator::judge(Color mover, unsigned number,
                                          const std::optional<sdk::Score>& scoreForMover) {
    ++moves_;
    const bool isTold = scoreForMover.has_value();
    const int score = isTold ? centipawns(*scoreForMover) : 0;
    if (const auto& draw = rules_.draw) {
        const bool isEven = isTold && number >= draw->from && std::abs(score) <= draw->score;
        balanced_ = isEven ? balanced_ + 1 : 0;
        if (balanced_ >= 2 * draw->moves) return Outcome{std::nullopt, Termination::Agreement};
    }
    if (const auto& resignation = rules_.resignation) {
        for (const Color side : kColors) {
            const int wanted = side == mover ? resignation->score : -resignation->score;
            const bool isWon = isTold && (side == mover ? score >= wanted : score <= wanted);
            winning_[side] = isWon ? winning_[side] + 1 : 0;
            if (winning_[side] >= 2 * resignation->moves) return Outcome{side, Termination::Resignation};
        }
    }
    if (rules_.maxMoves && moves_ >= 2 * *rules_.maxMoves)
        return Outcome{std::nullopt, Termination::Agreement};
    return std::nullopt;
}

}  // namespace roque::match
