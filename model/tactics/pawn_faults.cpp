#include "model/tactics/pawn_faults.h"

namespace roque {
namespace {

Bitboard wholeFiles(Bitboard set) noexcept {
    for (const unsigned step : {8U, 16U, 32U}) set |= set << step | set >> step;
    return set;
}

}  // namespace

Bitboard passedPawns(const Board& board, Color side) noexcept {
    const Bitboard theirs = board.pieces(~side, PieceType::Pawn);
    Bitboard held = forward(~side, theirs | beside(theirs));
    for (int rank = 0; rank < 5; ++rank) held |= forward(~side, held);
    return board.pieces(side, PieceType::Pawn) & ~held;
}

Bitboard doubledPawns(const Board& board, Color side) noexcept {
    const Bitboard pawns = board.pieces(side, PieceType::Pawn);
    Bitboard doubled = kNoSquares;
    for (const Square pawn : SquaresOf(pawns)) {
        const Bitboard file = pawns & wholeFiles(bit(pawn));
        if (hasSeveral(file)) doubled |= file;
    }
    return doubled;
}

Bitboard isolatedPawns(const Board& board, Color side) noexcept {
    const Bitboard pawns = board.pieces(side, PieceType::Pawn);
    return pawns & ~wholeFiles(beside(pawns));
}

}  // namespace roque
