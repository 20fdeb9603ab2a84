#include "view/board/input/setup_editing.h"

#include "model/notation/fen.h"
#include "model/position/position.h"
#include "model/position/validity.h"

namespace roque {
namespace {

constexpr Bitboard kCorners = bit(Square::A1) | bit(Square::H1) | bit(Square::A8) | bit(Square::H8);

}  // namespace

void SetupEditing::put(const Piece& piece, Square square) {
    setup_.board.put(piece.color(), piece.type(), square);
    dropWhatCannotBe();
}

void SetupEditing::remove(Square square) {
    setup_.board.remove(square);
    dropWhatCannotBe();
}

void SetupEditing::move(Square from, Square to) {
    const Piece* const piece = setup_.board.pieceAt(from);
    if (piece == nullptr || from == to) return;
    setup_.board.remove(from);
    put(*piece, to);
}

void SetupEditing::clear() {
    setup_ = {};
}

void SetupEditing::reset() {
    setup_ = Position::start().setup();
}

void SetupEditing::setSideToMove(Color color) {
    setup_.sideToMove = color;
    dropWhatCannotBe();
}

/// The rooks with which a side's king might castle on a wing.
Bitboard SetupEditing::rooksOn(Color color, Wing wing) const {
    const Bitboard home = rankMask(color, Rank::First);
    const Bitboard kings = setup_.board.pieces(color, PieceType::King);
    if (count(kings) != 1 || (kings & home & ~kCorners) == 0) return kNoSquares;
    const Bitboard queenSide = kings - 1;
    const Bitboard rooks = setup_.board.pieces(color, PieceType::Rook) & home;
    return wing == Wing::QueenSide ? rooks & queenSide : rooks & ~queenSide;
}

bool SetupEditing::mayHaveRight(Color color, Wing wing) const {
    return rooksOn(color, wing) != 0;
}

bool SetupEditing::hasRight(Color color, Wing wing) const {
    return (rooksOn(color, wing) & setup_.castlingRooks) != 0;
}

void SetupEditing::giveRight(Color color, Wing wing) {
    const Bitboard rooks = rooksOn(color, wing);
    if (rooks == 0 || hasRight(color, wing)) return;
    setup_.castlingRooks |= bit(wing == Wing::QueenSide ? firstOf(rooks) : lastOf(rooks));
}

void SetupEditing::takeRight(Color color, Wing wing) {
    setup_.castlingRooks &= ~rooksOn(color, wing);
}

std::vector<Square> SetupEditing::enPassantSquares() const {
    std::vector<Square> squares;
    for (const Square square : SquaresOf(rankMask(setup_.sideToMove, Rank::Sixth))) {
        Setup setup = setup_;
        setup.enPassant = square;
        if (!validate(setup).has(PositionProblem::EnPassantImpossible)) squares.push_back(square);
    }
    return squares;
}

Result<void, FenError> SetupEditing::setFen(std::string_view fen) {
    const auto setup = parseFenSetup(fen);
    if (!setup) return setup.error();
    setup_ = *setup;
    return {};
}

void SetupEditing::dropWhatCannotBe() {
    const Setup sound = repaired(setup_);
    setup_.castlingRooks = sound.castlingRooks;
    setup_.enPassant = sound.enPassant;
}

}  // namespace roque
