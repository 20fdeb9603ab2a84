#pragma once

#include "plugins/bastion/evaluation/board_facts.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// The attacks of a piece. Sliders attack through own pieces that move the same way (x-ray), so a battery
/// counts as one.
template <typename Side>
[[nodiscard]] ROQUE_INLINE Bitboard attacksOf(const BoardFacts& facts, Side us, PieceType type,
                                              Square square) {
    const Bitboard queens = facts.board.pieces(PieceType::Queen);
    switch (type) {
        case PieceType::Knight:
            return Knight::attacks(square);
        case PieceType::Bishop:
            return Bishop::attacks(square, facts.occupied ^ queens);
        case PieceType::Rook:
            return Rook::attacks(square, facts.occupied ^ queens ^ facts.board.pieces(us, PieceType::Rook));
        default:
            return Queen::attacks(square, facts.occupied);
    }
}

/// The squares of the line through a king and a square: where a pinned piece may go.
[[nodiscard]] inline Bitboard lineThrough(Square king, Square square) noexcept {
    if (contains(Rook::attacks(king, kNoSquares), square))
        return Rook::attacks(king, kNoSquares) & (Rook::attacks(square, kNoSquares) | bit(square));
    return Bishop::attacks(king, kNoSquares) & (Bishop::attacks(square, kNoSquares) | bit(square));
}

/// The terms of a knight or a bishop.
template <typename Side, typename Recorder>
void evaluateMinor(const BoardFacts& facts, Side us, PieceType type, Square square, Recorder& recorder) {
    const Board& board = facts.board;
    const Bitboard minor = bit(square);
    const Bitboard zone = rankMask(us, Rank::Fourth) | rankMask(us, Rank::Fifth) | rankMask(us, Rank::Sixth);
    const Bitboard hunters = inFrontOf(us, beside(minor)) & board.pieces(~us, PieceType::Pawn);
    if ((minor & zone) != 0 && hunters == 0) {
        const std::size_t isGuarded = contains(facts.sides[us].by[index(PieceType::Pawn)], square) ? 1 : 0;
        recorder.add(us, term::kOutpost + (type == PieceType::Bishop ? 2U : 0U) + isGuarded, 1);
    }
    if ((forward(us, minor) & board.pieces(PieceType::Pawn)) != 0)
        recorder.add(us, term::kMinorBehindPawn, 1);
    if (type != PieceType::Bishop) return;
    const Bitboard sameColor = (minor & kDarkSquares) != 0 ? kDarkSquares : ~kDarkSquares;
    const unsigned inTheWay = count(board.pieces(us, PieceType::Pawn) & sameColor);
    recorder.add(us, term::kBishopPawns, static_cast<int>(inTheWay));
    constexpr Bitboard kCenter = 0x0000001818000000;
    if (count(Bishop::attacks(square, board.pieces(PieceType::Pawn)) & kCenter) >= 2)
        recorder.add(us, term::kBishopLongDiagonal, 1);
}

/// The terms of a rook.
template <typename Side, typename Recorder>
void evaluateRook(const BoardFacts& facts, Side us, Square square, Recorder& recorder) {
    const Bitboard file = maskOf(fileOf(square));
    if ((file & facts.board.pieces(us, PieceType::Pawn)) == 0) {
        const bool isOpen = (file & facts.board.pieces(PieceType::Pawn)) == 0;
        recorder.add(us, term::kRookOnFile + (isOpen ? 1U : 0U), 1);
    }
    const Bitboard passers = facts.passers[us] & inFrontOf(us, bit(square));
    if (passers != 0) recorder.add(us, term::kRookBehindPasser, 1);
}

/// The terms of the pieces of one type; `order` is its index in danger::kAttacker.
template <typename Side, typename Recorder>
ROQUE_INLINE void evaluateKind(BoardFacts& facts, Side us, PieceType type, std::size_t order,
                               std::size_t mobilityTerm, Recorder& recorder) {
    const Board& board = facts.board;
    SideFacts& ours = facts.sides[us];
    const SideFacts& theirs = facts.sides[~us];
    for (Bitboard rest = board.pieces(us, type); rest != 0;) {
        const Square square = popFirst(rest);
        Bitboard attacks = attacksOf(facts, us, type, square);
        if (contains(ours.kingBlockers, square)) attacks &= lineThrough(board.king(us), square);
        ours.twice |= ours.attacked & attacks;
        ours.attacked |= attacks;
        ours.by[index(type)] |= attacks;
        recorder.add(us, mobilityTerm + count(attacks & ours.mobilityArea), 1);
        if ((attacks & theirs.kingRing) != 0) {
            recorder.addDanger(~us, danger::kAttacker + order, 1);
            const unsigned near = count(attacks & King::attacks(board.king(~us)));
            recorder.addDanger(~us, danger::kRingAttacks, static_cast<int>(near));
        }
        if (type == PieceType::Knight || type == PieceType::Bishop)
            evaluateMinor(facts, us, type, square, recorder);
        if (type == PieceType::Rook) evaluateRook(facts, us, square, recorder);
    }
}

/// The terms of the knights, bishops, rooks and queens of a side. Adds their attacks to the facts.
template <typename Side, typename Recorder>
void evaluatePieces(BoardFacts& facts, Side us, Recorder& recorder) {
    evaluateKind(facts, us, PieceType::Knight, 0, term::kKnightMobility, recorder);
    evaluateKind(facts, us, PieceType::Bishop, 1, term::kBishopMobility, recorder);
    evaluateKind(facts, us, PieceType::Rook, 2, term::kRookMobility, recorder);
    evaluateKind(facts, us, PieceType::Queen, 3, term::kQueenMobility, recorder);
    if (count(facts.board.pieces(us, PieceType::Bishop)) >= 2) recorder.add(us, term::kBishopPair, 1);
}

}  // namespace roque::bastion
