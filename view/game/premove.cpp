#include "view/game/premove.h"

#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"
#include "model/rules/castling.h"
#include "model/rules/promotion.h"

namespace roque {
namespace {

/// A pawn moves straight ahead or captures what may be there.
Bitboard pawnTargets(Color color, Square from) {
    const Bitboard step = forward(color, bit(from));
    const bool isAtHome = contains(rankMask(color, Rank::Second), from);
    return step | (isAtHome ? forward(color, step) : kNoSquares) | forwardWest(color, bit(from))
           | forwardEast(color, bit(from));
}

void addPawnMoves(MoveList& moves, Color color, Square from) {
    for (const Square to : SquaresOf(pawnTargets(color, from))) {
        if (!contains(Promotion::rank(color), to)) {
            moves.push({from, to});
            continue;
        }
        for (const PieceType choice : Promotion::kChoices) moves.push({from, to, Promotion::kind(choice)});
    }
}

}  // namespace

MoveList premovesOf(const Board& board, Bitboard castlingRooks, Square from) {
    MoveList moves;
    const Piece* const piece = board.pieceAt(from);
    if (piece == nullptr) return moves;
    const Color color = piece->color();
    if (piece->type() == PieceType::Pawn) {
        addPawnMoves(moves, color, from);
        return moves;
    }
    const bool isKing = piece->type() == PieceType::King;
    const Bitboard rooks = isKing ? castlingRooks & board.pieces(color, PieceType::Rook) : kNoSquares;
    for (const Square to : SquaresOf(piece->attacksFrom(from, kNoSquares) & ~rooks)) moves.push({from, to});
    for (const Square rook : SquaresOf(rooks)) moves.push({from, rook, Move::Kind::Castling});
    return moves;
}

Board boardAfter(Board board, const std::vector<Move>& premoves) {
    for (const Move move : premoves) {
        const Piece* const piece = board.pieceAt(move.from());
        if (piece == nullptr) continue;
        const Color color = piece->color();
        board.remove(move.from());
        if (move.isCastling()) {
            const Wing wing = Castling::wing(move.from(), move.to());
            board.remove(move.to());
            board.put(color, PieceType::King, Castling::kingTarget(color, wing));
            board.put(color, PieceType::Rook, Castling::rookTarget(color, wing));
        } else {
            board.put(color, move.isPromotion() ? move.promotion() : piece->type(), move.to());
        }
    }
    return board;
}

Bitboard castlingRooksAfter(const Position& position, const std::vector<Move>& premoves) {
    Bitboard castlingRooks = position.castlingRooks();
    for (const Move move : premoves) {
        castlingRooks &= ~(bit(move.from()) | bit(move.to()));
        for (const Color color : kColors) {
            if (position.board().king(color) == move.from()) castlingRooks &= ~rankMask(color, Rank::First);
        }
    }
    return castlingRooks;
}

std::optional<Move> legalMoveOf(Move premove, const Position& position) {
    std::optional<Move> step;  // of the king onto the square of a rook that has been taken
    for (const Move move : legalMoves(position, bit(premove.from()))) {
        if (move.to() != premove.to() || move.promotion() != premove.promotion()) continue;
        if (move.isCastling() == premove.isCastling()) return move;
        if (premove.isCastling()) step = move;
    }
    return step;
}

}  // namespace roque
