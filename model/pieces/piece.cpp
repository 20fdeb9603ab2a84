#include "model/pieces/piece.h"

#include "model/pieces/pieces.h"

namespace roque {
namespace {

/// The six pieces of one side.
struct PieceSet {
    explicit constexpr PieceSet(Color color) noexcept
        : pawn(color), knight(color), king(color), bishop(color), rook(color), queen(color) {}

    [[nodiscard]] const Piece& of(PieceType type) const noexcept {
        switch (type) {
            case PieceType::Pawn:
                return pawn;
            case PieceType::Knight:
                return knight;
            case PieceType::Bishop:
                return bishop;
            case PieceType::Rook:
                return rook;
            case PieceType::Queen:
                return queen;
            default:
                return king;
        }
    }

    Pawn pawn;
    Knight knight;
    King king;
    Bishop bishop;
    Rook rook;
    Queen queen;
};

constinit const PieceSet kWhitePieces{Color::White};
constinit const PieceSet kBlackPieces{Color::Black};

}  // namespace

const Piece& Piece::of(Color color, PieceType type) noexcept {
    return (color == Color::White ? kWhitePieces : kBlackPieces).of(type);
}

const Piece* Piece::fromSymbol(char symbol) noexcept {
    for (const PieceType type : kPieceTypes) {
        if (symbol == letterOf(type)) return &of(Color::Black, type);
        if (symbol == upperLetterOf(type)) return &of(Color::White, type);
    }
    return nullptr;
}

char Piece::letter() const noexcept {
    return upperLetterOf(type());
}

char Piece::symbol() const noexcept {
    return color_ == Color::White ? letter() : letterOf(type());
}

// Declared by Board, which knows pieces only by name: they lie above it.
const Piece* Board::pieceAt(Square square) const noexcept {
    const auto color = colorOn(square);
    return color ? &Piece::of(*color, typeOn(square)) : nullptr;
}

}  // namespace roque
