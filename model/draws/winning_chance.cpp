#include "model/draws/winning_chance.h"

#include <algorithm>

#include "model/attacks/attacks.h"
#include "model/draws/dead_position.h"
#include "model/draws/pawn_ending.h"

namespace roque {
namespace {

/// The value of the pieces without the pawns, in pawns.
int strengthOf(const Board& board, Color side) noexcept {
    const auto units = [&](PieceType type, int worth) {
        return worth * static_cast<int>(count(board.pieces(side, type)));
    };
    return units(PieceType::Knight, 3) + units(PieceType::Bishop, 3) + units(PieceType::Rook, 5)
           + units(PieceType::Queen, 9);
}

bool hasOnly(const Board& board, Color side, PieceType type, unsigned number) noexcept {
    return count(board.pieces(side, type)) == number && count(board.pieces(side)) == 1 + number;
}

/// Rook pawns of one file and a bishop, or none, that does not guard the corner where the enemy king stands.
bool isWrongRookPawn(const Board& board, Color side) noexcept {
    const Bitboard pawns = board.pieces(side, PieceType::Pawn);
    const Bitboard bishops = board.pieces(side, PieceType::Bishop);
    if (pawns == 0 || count(board.pieces(~side)) != 1) return false;
    if ((board.pieces(side) & ~pawns & ~bishops) != board.pieces(side, PieceType::King)) return false;
    constexpr Bitboard kFileA = 0x0101010101010101;
    const bool isOnA = (pawns & ~kFileA) == 0;
    if (!isOnA && (pawns & ~(kFileA << 7U)) != 0) return false;
    const Rank last = side == Color::White ? Rank::Eighth : Rank::First;
    const Square corner = squareAt(isOnA ? File::A : File::H, last);
    const bool isCornerDark = contains(kDarkSquares, corner);
    if ((bishops & (isCornerDark ? kDarkSquares : ~kDarkSquares)) != 0) return false;
    const Square king = board.king(~side);
    return king == corner || contains(attacks::king(corner), king);
}

bool areOnlyOppositeBishops(const Board& board) noexcept {
    const Bitboard white = board.pieces(Color::White, PieceType::Bishop);
    const Bitboard black = board.pieces(Color::Black, PieceType::Bishop);
    const Bitboard others =
        board.pieces(PieceType::Knight) | board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen);
    return others == 0 && count(white) == 1 && count(black) == 1
           && ((white & kDarkSquares) != 0) != ((black & kDarkSquares) != 0);
}

/// Whether a side has no pawns and too little more than the other to win by force. Two bishops win against a
/// knight.
bool hasTooLittle(const Board& board, Color side) noexcept {
    constexpr int kMinor = 3;
    if (board.pieces(side, PieceType::Pawn) != 0) return false;
    if (hasOnly(board, side, PieceType::Bishop, 2) && hasOnly(board, ~side, PieceType::Knight, 1))
        return false;
    return strengthOf(board, side) - strengthOf(board, ~side) <= kMinor;
}

bool hasLittleLead(const Board& board, Color side) noexcept {
    const auto pawns = [&](Color color) {
        return static_cast<int>(count(board.pieces(color, PieceType::Pawn)));
    };
    return pawns(side) - pawns(~side) <= 1;
}

}  // namespace

WinningChance winningChance(const Position& position, Color side) {
    const Board& board = position.board();
    if (!canMate(position, side)) return WinningChance::None;
    if (isPawnEnding(board) && board.pieces(side, PieceType::Pawn) != 0)
        return isPawnEndingWon(position) ? WinningChance::Certain : WinningChance::None;
    if (isWrongRookPawn(board, side)) return WinningChance::None;
    const bool isAgainstLoneKing = count(board.pieces(~side)) == 1;
    if (isAgainstLoneKing && hasOnly(board, side, PieceType::Knight, 2)) return WinningChance::None;
    if (isAgainstLoneKing && strengthOf(board, side) >= 5) return WinningChance::Certain;
    if (hasTooLittle(board, side)) return WinningChance::Seldom;
    if (areOnlyOppositeBishops(board) && hasLittleLead(board, side)) return WinningChance::Seldom;
    return WinningChance::Open;
}

}  // namespace roque
