#pragma once

#include "plugins/bastion/base/distance.h"
#include "plugins/bastion/evaluation/board_facts.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// The passed pawns of a side. The facts must contain all attacks.
template <typename Side, typename Recorder>
void evaluatePassers(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Board& board = facts.board;
    const SideFacts& ours = facts.sides[us];
    const SideFacts& theirs = facts.sides[~us];
    for (const Square square : SquaresOf(facts.passers[us])) {
        const std::size_t rank = rankFor(us, square);
        const Bitboard next = forward(us, bit(square));
        if ((next & facts.occupied) != 0) recorder.add(us, term::kBlockedPasser + rank, 1);
        const Bitboard path = inFrontOf(us, bit(square));
        if ((path & (board.pieces(~us) | theirs.attacked)) == 0)
            recorder.add(us, term::kFreePasser + rank, 1);
        if ((next & ours.attacked) != 0) recorder.add(us, term::kGuardedPasser, 1);
        if (rank < 3) continue;
        const Square stop = firstOf(next);
        const auto apart = [&](Color side) {
            return static_cast<std::size_t>(distance(board.king(side), stop));
        };
        const auto weight = static_cast<int>(rank) - 2;
        recorder.add(us, term::kPasserOwnKing + apart(us), weight);
        recorder.add(us, term::kPasserEnemyKing + apart(~us), weight);
    }
}

}  // namespace roque::bastion
