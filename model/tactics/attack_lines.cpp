#include "model/tactics/attack_lines.h"

#include "model/attacks/attacks.h"
#include "model/attacks/geometry.h"
#include "model/board/checks_and_pins.h"

namespace roque {

Bitboard attacksFrom(const Board& board, Square square) noexcept {
    switch (board.typeOn(square)) {
        case PieceType::Pawn:
            return attacks::pawn(*board.colorOn(square), square);
        case PieceType::Knight:
            return attacks::knight(square);
        case PieceType::King:
            return attacks::king(square);
        case PieceType::Bishop:
            return attacks::diagonal(square, board.occupied());
        case PieceType::Rook:
            return attacks::straight(square, board.occupied());
        case PieceType::Queen:
            return attacks::diagonal(square, board.occupied()) | attacks::straight(square, board.occupied());
        default:
            return kNoSquares;
    }
}

PlacedPiece pieceOn(const Board& board, Square square) noexcept {
    return {board.typeOn(square), square};
}

std::vector<LinedUp> linesFrom(const Board& board, Square slider) {
    std::vector<LinedUp> lines;
    const PieceType type = board.typeOn(slider);
    if (type != PieceType::Bishop && type != PieceType::Rook && type != PieceType::Queen) return lines;
    const Bitboard others = board.pieces(~*board.colorOn(slider));
    for (const Square front : SquaresOf(attacksFrom(board, slider) & others)) {
        Board without = board;
        without.remove(front);
        const Bitboard uncovered = attacksFrom(without, slider) & ~attacksFrom(board, slider) & others;
        for (const Square behind : SquaresOf(uncovered)) {
            if (contains(geometry::between(slider, behind), front)) lines.push_back({slider, front, behind});
        }
    }
    return lines;
}

Bitboard pinnedToKing(const Board& board, Color side) noexcept {
    const ChecksAndPins pins = checksAndPinsOf(board, side);
    return (pins.pinStraight | pins.pinDiagonal) & board.pieces(side);
}

}  // namespace roque
