#include "model/pieces/piece.h"

#include <array>

#include "model/pieces/sinks.h"
#include "model/pieces/pieces.h"

namespace roque {
namespace {

/// One side's pieces.
struct Set {
    explicit constexpr Set(Color color) noexcept
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

constinit const Set kWhiteSet{Color::White};
constinit const Set kBlackSet{Color::Black};

}  // namespace

const Piece& Piece::of(Color color, PieceType type) noexcept {
    return (color == Color::White ? kWhiteSet : kBlackSet).of(type);
}

char Piece::symbol() const noexcept {
    const char letter = letterOf(type());
    return color_ == Color::White ? static_cast<char>(letter - 'a' + 'A') : letter;
}

template <typename Self, PieceType Type>
MoveList PieceOf<Self, Type>::legalMoves(const Position& position, Square from) const {
    MoveList moves;
    const auto list = [&](auto us) {
        const Situation situation = situationOf(position.board(), us);
        if (Type != PieceType::King && situation.isDoubleCheck()) return;
        EachSink sink{[&](Move move) { moves.push(move); }};
        const Bitboard among = bit(from) & position.board().pieces(us, Type);
        Self::template generate<Wanted::All>(position, us, situation, among, sink);
    };
    if (position.sideToMove() != color()) return moves;
    if (color() == Color::White)
        list(kWhite);
    else
        list(kBlack);
    return moves;
}

}  // namespace roque
