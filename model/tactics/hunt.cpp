#include "model/tactics/hunt.h"

#include "model/movegen/legal_moves.h"
#include "model/rules/castling.h"

namespace roque {
namespace {

/// The set after the piece on a square, if it belongs to the set, has gone to another.
Bitboard followed(Bitboard set, Square from, Square to) noexcept {
    return contains(set, from) ? (set ^ bit(from)) | bit(to) : set;
}

Hunt afterCastling(Hunt hunt, Color side, Move move) noexcept {
    const Wing wing = Castling::wing(move.from(), move.to());
    const Square rook = Castling::rookTarget(side, wing);
    hunt.victims = followed(hunt.victims, move.to(), rook);
    if (hunt.hunter == move.to())
        hunt.hunter = rook;
    else if (hunt.hunter == move.from())
        hunt.hunter = Castling::kingTarget(side, wing);
    return hunt;
}

}  // namespace

Hunt Hunt::after(const MaterialClaim& claim, const Position& position, Move move) const noexcept {
    Hunt next = *this;
    const Color side = position.sideToMove();
    if (move.isCastling()) return afterCastling(next, side, move);
    const Square taken = captureSquare(position, move);
    if (side == claim.winner) {
        const bool isHunter = claim.hunter == Square::None || move.from() == hunter;
        if (taken != Square::None && contains(victims, taken)) {
            next.victims ^= bit(taken);
            next.hasHappened |= isHunter && claim.event == MaterialClaim::Event::Capture;
        }
        next.hasHappened |= isHunter && move.isPromotion() && claim.event == MaterialClaim::Event::Promotion;
        if (move.from() == hunter) next.hunter = move.to();
        return next;
    }
    if (taken != Square::None && taken == hunter) next.hunter = Square::None;
    next.victims = followed(next.victims, move.from(), move.to());
    return next;
}

MoveList noisyMoves(const Position& position) {
    const Color side = position.sideToMove();
    Bitboard onto = position.board().pieces(~side) | rankMask(side, Rank::Eighth);
    if (position.enPassant() != Square::None) onto |= bit(position.enPassant());
    MoveList moves;
    for (const Move move : legalMoves(position, kAllSquares, onto))
        if (isNoisy(position, move)) moves.push(move);
    return moves;
}

}  // namespace roque
