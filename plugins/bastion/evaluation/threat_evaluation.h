#pragma once

#include <array>

#include "plugins/bastion/evaluation/board_facts.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// A term for each threatened piece by its type; `first` is that of knights, and that of pawns comes before
/// it.
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

/// Pieces that a safe pawn push would attack.
template <typename Side, typename Recorder>
void evaluatePushes(const BoardFacts& facts, Side us, Bitboard pieces, Recorder& recorder) {
    const SideFacts& theirs = facts.sides[~us];
    Bitboard steps = forward(us, facts.board.pieces(us, PieceType::Pawn)) & ~facts.occupied;
    steps |= forward(us, steps & rankMask(us, Rank::Third)) & ~facts.occupied;
    steps &= ~theirs.by[index(PieceType::Pawn)] & (facts.sides[us].attacked | ~theirs.attacked);
    const Bitboard targets = Pawn::attacks(us, steps) & pieces;
    recorder.add(us, term::kPawnPushThreat, static_cast<int>(count(targets)));
}

/// Space: squares of the four central files that no enemy pawn attacks; those behind own pawns count twice.
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

/// Safe squares from which a knight, bishop or rook would attack the enemy queen.
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

/// The threats and the space of a side. The facts must contain all attacks.
template <typename Side, typename Recorder>
void evaluateThreats(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Board& board = facts.board;
    const SideFacts& ours = facts.sides[us];
    const SideFacts& theirs = facts.sides[~us];
    const Bitboard enemies = board.pieces(~us);
    const Bitboard pieces = enemies & ~board.pieces(PieceType::Pawn) & ~bit(board.king(~us));
    const Bitboard byPawns = ours.by[index(PieceType::Pawn)];
    const Bitboard guarded = theirs.by[index(PieceType::Pawn)] | (theirs.twice & ~ours.twice);
    const Bitboard weak = enemies & ~guarded & ours.attacked;
    threatsOn(facts, us, term::kPawnThreat, byPawns & pieces, {}, recorder);
    const Bitboard byMinors = ours.by[index(PieceType::Knight)] | ours.by[index(PieceType::Bishop)];
    const Bitboard weakPawns = weak & board.pieces(PieceType::Pawn);
    threatsOn(facts, us, term::kMinorThreat + 1,
              byMinors & (pieces & (weak | board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen))),
              byMinors & weakPawns, recorder);
    const Bitboard byRooks = ours.by[index(PieceType::Rook)];
    threatsOn(facts, us, term::kRookThreat + 1, byRooks & pieces & (weak | board.pieces(PieceType::Queen)),
              byRooks & weakPawns, recorder);
    if ((ours.by[index(PieceType::King)] & weak) != 0) recorder.add(us, term::kKingThreat, 1);
    const Bitboard hanging = weak & (~theirs.attacked | (pieces & ours.twice));
    recorder.add(us, term::kHangingPiece, static_cast<int>(count(hanging)));
    recorder.add(us, term::kRestricted, static_cast<int>(count(ours.attacked & theirs.attacked & ~guarded)));
    evaluatePushes(facts, us, pieces, recorder);
    evaluateSpace(facts, us, recorder);
    evaluateQueenHunt(facts, us, recorder);
}

}  // namespace roque::bastion
