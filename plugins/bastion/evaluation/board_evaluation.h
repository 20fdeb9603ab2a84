#pragma once

#include "plugins/bastion/evaluation/king_evaluation.h"
#include "plugins/bastion/evaluation/passer_evaluation.h"
#include "plugins/bastion/evaluation/piece_evaluation.h"
#include "plugins/bastion/evaluation/threat_evaluation.h"

namespace roque::bastion {

/// Finds the terms that are true of a board, those of pawn structures excepted, and hands them to a
/// *recorder*: the evaluation adds up their weights, the tuner notes which they are. So both see the same
/// terms.
///
///   add(us, term, times)        a term of a side, `times` over
///   addDanger(us, fact, times)  a fact that makes the king of `us` unsafe
///
/// `passers` are the passed pawns of both sides, as evaluatePawns() returns them. Piece-square terms are not
/// among the terms either, since moves keep their sum up to date (Accumulator).
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
