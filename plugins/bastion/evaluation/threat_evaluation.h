#pragma once

#include <array>

#include "plugins/bastion/evaluation/board_facts.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// One term for each piece of a set by its type; `first` is that of knights, pawns stand before it.
template <typename Side, typename Recorder>
ROQUE_INLINE void threatsOn(const BoardFacts& facts, Side us, std::size_t first, Bitboard pieces,
                            Bitboard pawns, Recorder& recorder) {
    if (pawns != 0) recorder.add(us, first - 1, static_cast<int>(count(pawns)));
    if (pieces == 0) return;
    constexpr std::array kTypes{PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};
    for (std::size_t order = 0; order < kTypes.size(); ++order) {
        const Bitboard set = pieces & facts.board.pieces(kTypes[order]);
        if (set != 0) recorder.add(us, first + order, static_cast<int>(count(set)));
    }
}

/// Pawns that will attack a piece by a safe step.
template <typename Side, typename Recorder>
void evaluatePushes(const BoardFacts& facts, Side us, Bitboard officers, Recorder& recorder) {
    const SideFacts& theirs = facts.sides[~us];
    Bitboard steps = forward(us, facts.board.pieces(us, PieceType::Pawn)) & ~facts.occupied;
    steps |= forward(us, steps & rankMask(us, Rank::Third)) & ~facts.occupied;
    steps &= ~theirs.by[index(PieceType::Pawn)] & (facts.sides[us].attacked | ~theirs.attacked);
    const Bitboard targets = Pawn::attacks(us, steps) & officers;
    recorder.add(us, term::kPawnPushThreat, static_cast<int>(count(targets)));
}

/// Squares of the four central files behind or among the own pawns that no enemy pawn attacks.
template <typename Side, typename Recorder>
void evaluateSpace(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Bitboard center =
        (maskOf(File::C) | maskOf(File::D) | maskOf(File::E) | maskOf(File::F))
        & (rankMask(us, Rank::Second) | rankMask(us, Rank::Third) | rankMask(us, Rank::Fourth));
    const Bitboard own = facts.board.pieces(us, PieceType::Pawn);
    const Bitboard safe = center & ~own & ~facts.sides[~us].by[index(PieceType::Pawn)];
    const Bitboard behind = safe & inFrontOf(~us, own);
    recorder.add(us, term::kSpace, static_cast<int>(count(safe) + count(behind)));
}

/// Squares from which a lesser piece would attack the enemy queen.
template <typename Side, typename Recorder>
void evaluateQueenHunt(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Bitboard queens = facts.board.pieces(~us, PieceType::Queen);
    if (queens == 0 || hasSeveral(queens)) return;
    const Square queen = firstOf(queens);
    const SideFacts& ours = facts.sides[us];
    const Bitboard safe = ~facts.sides[~us].attacked & ~facts.board.pieces(us);
    const Bitboard from = (Knight::attacks(queen) & ours.by[index(PieceType::Knight)])
                          | (Bishop::attacks(queen, facts.occupied) & ours.by[index(PieceType::Bishop)])
                          | (Rook::attacks(queen, facts.occupied) & ours.by[index(PieceType::Rook)]);
    recorder.add(us, term::kQueenAttackable, static_cast<int>(count(from & safe)));
}

/// What a side threatens, and the room that it has. All attacks must be among the facts.
template <typename Side, typename Recorder>
void evaluateThreats(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Board& board = facts.board;
    const SideFacts& ours = facts.sides[us];
    const SideFacts& theirs = facts.sides[~us];
    const Bitboard enemies = board.pieces(~us);
    const Bitboard officers = enemies & ~board.pieces(PieceType::Pawn) & ~bit(board.king(~us));
    const Bitboard byPawns = ours.by[index(PieceType::Pawn)];
    const Bitboard guarded = theirs.by[index(PieceType::Pawn)] | (theirs.twice & ~ours.twice);
    const Bitboard weak = enemies & ~guarded & ours.attacked;
    threatsOn(facts, us, term::kPawnThreat, byPawns & officers, {}, recorder);
    const Bitboard byMinors = ours.by[index(PieceType::Knight)] | ours.by[index(PieceType::Bishop)];
    const Bitboard weakPawns = weak & board.pieces(PieceType::Pawn);
    threatsOn(facts, us, term::kMinorThreat + 1,
              byMinors & (officers & (weak | board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen))),
              byMinors & weakPawns, recorder);
    const Bitboard byRooks = ours.by[index(PieceType::Rook)];
    threatsOn(facts, us, term::kRookThreat + 1, byRooks & officers & (weak | board.pieces(PieceType::Queen)),
              byRooks & weakPawns, recorder);
    if ((ours.by[index(PieceType::King)] & weak) != 0) recorder.add(us, term::kKingThreat, 1);
    const Bitboard hanging = weak & (~theirs.attacked | (officers & ours.twice));
    recorder.add(us, term::kHangingPiece, static_cast<int>(count(hanging)));
    recorder.add(us, term::kRestricted, static_cast<int>(count(ours.attacked & theirs.attacked & ~guarded)));
    evaluatePushes(facts, us, officers, recorder);
    evaluateSpace(facts, us, recorder);
    evaluateQueenHunt(facts, us, recorder);
}

}  // namespace roque::bastion
