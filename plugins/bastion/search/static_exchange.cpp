#include "plugins/bastion/search/static_exchange.h"

#include "model/board/attackers.h"
#include "model/pieces/pieces.h"

namespace roque::bastion {
namespace {

/// The types of pieces, the least valuable first.
constexpr std::array kByValue{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                              PieceType::Rook, PieceType::Queen,  PieceType::King};

/// Sliders that attack a square once a piece of the type `gone` has captured on it: x-rays.
Bitboard uncovered(const Board& board, Square square, PieceType gone, Bitboard occupied) noexcept {
    Bitboard sliders = kNoSquares;
    if (gone == PieceType::Pawn || gone == PieceType::Bishop || gone == PieceType::Queen) {
        sliders |= Bishop::attacks(square, occupied)
                   & (board.pieces(PieceType::Bishop) | board.pieces(PieceType::Queen));
    }
    if (gone == PieceType::Rook || gone == PieceType::Queen) {
        sliders |= Rook::attacks(square, occupied)
                   & (board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen));
    }
    return sliders & occupied;
}

/// The type of the least valuable piece of a set.
PieceType leastOf(const Board& board, Bitboard pieces) noexcept {
    for (const PieceType type : kByValue) {
        if ((board.pieces(type) & pieces) != 0) return type;
    }
    return PieceType::None;
}

/// Plays the exchange on until a side cannot recapture or does better to stop, and returns that side.
/// `balance` is what the side that has just moved wins over the threshold, its piece on the square counted as
/// lost.
Color loserOf(const Board& board, Color mover, Square square, Bitboard occupied, Value balance) noexcept {
    Bitboard attackers = attackersTo(board, square, occupied) & occupied;
    Color side = mover;
    while (true) {
        const Bitboard own = attackers & board.pieces(side);
        if (own == 0) return side;
        const PieceType type = leastOf(board, own);
        const bool isGuarded = (attackers & board.pieces(~side)) != 0;
        if (type == PieceType::King && isGuarded) return side;
        occupied ^= bit(firstOf(own & board.pieces(type)));
        attackers = (attackers & occupied) | uncovered(board, square, type, occupied);
        balance = -balance - 1 - exchangeValue(type);
        side = ~side;
        if (balance >= 0) return side;
    }
}

}  // namespace

Value immediateGain(const Board& board, Move move) noexcept {
    if (move.isCastling()) return 0;
    Value gain = move.kind() == Move::Kind::EnPassant ? exchangeValue(PieceType::Pawn)
                                                      : exchangeValue(board.typeOn(move.to()));
    if (move.isPromotion()) gain += exchangeValue(move.promotion()) - exchangeValue(PieceType::Pawn);
    return gain;
}

bool isExchangeAtLeast(const Board& board, Color us, Move move, Value threshold) noexcept {
    if (move.isCastling()) return threshold <= 0;
    Value balance = immediateGain(board, move) - threshold;
    if (balance < 0) return false;
    const PieceType mover = move.isPromotion() ? move.promotion() : board.typeOn(move.from());
    balance -= exchangeValue(mover);
    if (balance >= 0) return true;  // even if the piece is lost
    Bitboard occupied = (board.occupied() ^ bit(move.from())) | bit(move.to());
    if (move.kind() == Move::Kind::EnPassant) occupied ^= bit(shifted(move.to(), -forwardStep(us)));
    return loserOf(board, ~us, move.to(), occupied, balance) != us;
}

}  // namespace roque::bastion
