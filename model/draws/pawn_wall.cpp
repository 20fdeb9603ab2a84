#include "model/draws/pawn_wall.h"

#include "model/pieces/pieces.h"

namespace roque {

bool PawnWall::isBlocked(const Position& position) noexcept {
    const Board& board = position.board();
    const Bitboard pawns = board.pieces(PieceType::Pawn);
    const Bitboard others = board.pieces(PieceType::King) | board.pieces(PieceType::Bishop);
    if (pawns == 0 || (board.occupied() & ~(pawns | others)) != 0) return false;
    for (const Color color : kColors) {
        const Bitboard own = board.pieces(color, PieceType::Pawn);
        if ((forward(color, own) & ~pawns) != 0) return false;
        if ((Pawn::attacks(color, own) & pawns & ~own) != 0) return false;
    }
    return position.enPassant() == Square::None;
}

PawnWall::PawnWall(const Board& board) noexcept {
    for (const Color side : kColors) {
        pawns_[side] = board.pieces(side, PieceType::Pawn);
        pawnAttacks_[side] = Pawn::attacks(side, pawns_[side]);
        kings_[side] = board.pieces(side, PieceType::King);
        bishops_[side] = board.pieces(side, PieceType::Bishop);
    }
    for (const Color side : kColors) {
        fillKing(side);
        for (const Square from : SquaresOf(board.pieces(side, PieceType::Bishop))) fillBishop(side, from);
    }
}

/// The king goes wherever no own pawn stands and no enemy pawn attacks. Other pieces may step aside, so they
/// do not block it.
void PawnWall::fillKing(Color side) noexcept {
    Bitboard& reached = kings_[side];
    const Bitboard closed = pawns_[side] | pawnAttacks_[~side];
    for (Bitboard fresh = reached; fresh != 0;) {
        const Bitboard next = King::attacks(popFirst(fresh)) & ~closed & ~reached;
        reached |= next;
        fresh |= next;
    }
    if ((reached & pawns_[~side]) != 0) canBeOpened_ = true;
}

/// A bishop moves along its diagonals up to the next pawn.
void PawnWall::fillBishop(Color side, Square from) noexcept {
    const Bitboard pawns = pawns_[Color::White] | pawns_[Color::Black];
    Bitboard reached = bit(from);
    for (Bitboard fresh = reached; fresh != 0;) {
        const Bitboard attacked = Bishop::attacks(popFirst(fresh), pawns);
        guarded_[side] |= attacked;
        fresh |= attacked & ~pawns & ~reached;
        reached |= attacked & ~pawns;
    }
    bishops_[side] |= reached;
    if (((guarded_[side] & pawns_[~side]) | (reached & pawnAttacks_[~side])) != 0) canBeOpened_ = true;
}

bool PawnWall::allowsMateBy(Color side) const noexcept {
    for (const Square king : SquaresOf(kings_[~side] & guarded_[side])) {
        for (const Square enemyKing : SquaresOf(kings_[side] & ~King::attacks(king) & ~bit(king))) {
            if (mayBeMated(~side, king, enemyKing)) return true;
        }
    }
    return false;
}

/// Every square around the king must be occupied by an own piece or attacked, as if all bishops could be
/// everywhere at once.
bool PawnWall::mayBeMated(Color side, Square king, Square enemyKing) const noexcept {
    const Bitboard closed =
        pawns_[side] | bishops_[side] | pawnAttacks_[~side] | guarded_[~side] | King::attacks(enemyKing);
    return (King::attacks(king) & ~closed) == 0;
}

}  // namespace roque
