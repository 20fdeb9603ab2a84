#include "model/endings/ending_lookup.h"

#include <array>

#include "model/endings/ending_index.h"
#include "model/endings/ending_material.h"

namespace roque {
namespace {

/// Where a pawn stands for the table: one that may be captured en passant on its first rank.
Square squareForTable(const Position& position, Square square) noexcept {
    if (position.enPassant() == Square::None) return square;
    const Color moved = ~position.sideToMove();
    const Square pawn = shifted(position.enPassant(), forwardStep(moved));
    return square == pawn ? shifted(pawn, -3 * forwardStep(moved)) : square;
}

}  // namespace

std::optional<EndingValue> endingValue(const Position& position, const EndingValues& values) {
    const Board& board = position.board();
    if (count(board.occupied()) > kMaxEndingMen || position.castlingRooks() != 0) return std::nullopt;
    std::array<Man, kMaxEndingMen> men;
    std::array<Square, kMaxEndingMen> squares{};
    std::size_t size = 0;
    for (const Square square : SquaresOf(board.occupied())) {
        men[size] = {*board.colorOn(square), board.typeOn(square)};
        squares[size++] = squareForTable(position, square);
    }
    if (size == 2) return EndingValue::draw();
    const std::optional<Arrangement> arranged = arrange({men.data(), size});
    if (!arranged) return std::nullopt;
    const EndingIndex index(EndingMaterial::all()[arranged->material]);
    const Color toMove = arranged->isSwapped ? ~position.sideToMove() : position.sideToMove();
    const auto found =
        values.value(arranged->material, toMove, index.of(arranged->placement({squares.data(), size})));
    return found && found->isNone() ? std::nullopt : found;
}

bool isWithinFiftyMoves(const Position& position, EndingValue value) noexcept {
    constexpr unsigned kFiftyMoves = 100;  // plies
    return value.isDraw() || position.halfmoveClock() + value.plies() <= kFiftyMoves;
}

/// The mate takes that many plies against the best defence, and every capture ends the winning chances: of
/// one man, or of one of two minor pieces, which are a draw alone.
bool isBeyondFiftyMoves(const Position& position, EndingValue value) noexcept {
    if (isWithinFiftyMoves(position, value)) return false;
    const Board& board = position.board();
    const Color winner = value.isWon() ? position.sideToMove() : ~position.sideToMove();
    const Bitboard attackers = board.pieces(winner) & ~board.pieces(winner, PieceType::King);
    const Bitboard minor = board.pieces(winner, PieceType::Bishop) | board.pieces(winner, PieceType::Knight);
    const bool isAlone = board.pieces(~winner) == board.pieces(~winner, PieceType::King);
    const bool hasPawns = board.pieces(winner, PieceType::Pawn) != kNoSquares;
    return isAlone && !hasPawns && (count(attackers) == 1 || (count(attackers) == 2 && attackers == minor));
}

}  // namespace roque
