#pragma once

#include "plugins/bastion/evaluation/king_evaluation.h"
#include "plugins/bastion/evaluation/passer_evaluation.h"
#include "plugins/bastion/evaluation/piece_evaluation.h"
#include "plugins/bastion/evaluation/threat_evaluation.h"

namespace roque::bastion {

/// Finds the terms of a board and hands them to a *recorder*: the evaluation adds their weights up, the tuner
/// notes which they are, so both see the same terms.
///
///   add(us, term, times)        a term of a side, so many times
///   addDanger(us, fact, times)  a fact that makes the king of `us` unsafe
///
/// `passers` are the passed pawns of both sides, as evaluatePawns() returns them. The terms of pawn
/// structures and of piece-squares are not among them: PawnTable and Accumulator keep their sums.
template <typename Recorder>
void evaluateBoard(const Board& board, const ByColor<Bitboard>& passers, Recorder& recorder) {
    BoardFacts facts(board, passers);
    evaluatePieces(facts, kWhite, recorder);
    evaluatePieces(facts, kBlack, recorder);
    evaluateKing(facts, kWhite, recorder);
    evaluateKing(facts, kBlack, recorder);
    evaluateThreats(facts, kWhite, recorder);
    evaluateThreats(facts, kBlack, recorder);
    evaluatePassers(facts, kWhite, recorder);
    evaluatePassers(facts, kBlack, recorder);
}

}  // namespace roque::bastion
