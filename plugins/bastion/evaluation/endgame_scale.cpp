#include "plugins/bastion/evaluation/endgame_scale.h"

#include <algorithm>
#include <cstdlib>

namespace roque::bastion {
namespace {

/// The value of the pieces without the pawns, in pawns.
int strengthOf(const Board& board, Color color) noexcept {
    const auto units = [&](PieceType type, int worth) {
        return worth * static_cast<int>(count(board.pieces(color, type)));
    };
    return units(PieceType::Knight, 3) + units(PieceType::Bishop, 3) + units(PieceType::Rook, 5)
           + units(PieceType::Queen, 9);
}

bool areBishopsOpposite(const Board& board) noexcept {
    const Bitboard white = board.pieces(Color::White, PieceType::Bishop);
    const Bitboard black = board.pieces(Color::Black, PieceType::Bishop);
    if (count(white) != 1 || count(black) != 1) return false;
    return ((white & kDarkSquares) != 0) != ((black & kDarkSquares) != 0);
}

/// Two knights and nothing else: they cannot force mate.
bool areTwoKnights(const Board& board, Color color) noexcept {
    return count(board.pieces(color)) == 3 && count(board.pieces(color, PieceType::Knight)) == 2;
}

int fileNumber(Square square) noexcept {
    return static_cast<int>(fileOf(square));
}
int rankNumber(Square square) noexcept {
    return static_cast<int>(rankOf(square));
}

}  // namespace

int endgameScale(const Board& board, Color stronger) noexcept {
    const auto pawns = static_cast<int>(count(board.pieces(stronger, PieceType::Pawn)));
    const int strong = strengthOf(board, stronger);
    const int weak = strengthOf(board, ~stronger);
    if (pawns == 0 && strong - weak <= 3) {
        if (strong < 5) return 0;   // a single minor piece cannot mate
        return weak <= 3 ? 8 : 16;  // such as rook against bishop
    }
    if (areTwoKnights(board, stronger)) return 0;
    if (areBishopsOpposite(board)) return strong == 3 && weak == 3 ? 16 + 4 * std::min(pawns, 4) : 52;
    // The fewer pawns are left, the more games are drawn.
    return std::min(kFullScale, 40 + 6 * pawns + (strong - weak >= 5 ? 24 : 0));
}

int drivingBonus(const Board& board, Color winner) noexcept {
    const Square prey = board.king(~winner);
    if (board.pieces(~winner) != bit(prey) || strengthOf(board, winner) < 5 || areTwoKnights(board, winner))
        return 0;
    const Square hunter = board.king(winner);
    const auto fromCenter = [](int number) { return std::max(3 - number, number - 4); };
    int bonus = 12 * (fromCenter(fileNumber(prey)) + fromCenter(rankNumber(prey)));
    bonus += 6
             * (14 - std::abs(fileNumber(prey) - fileNumber(hunter))
                - std::abs(rankNumber(prey) - rankNumber(hunter)));
    // Bishop and knight mate only in a corner of the bishop's color.
    const Bitboard bishops = board.pieces(winner, PieceType::Bishop);
    const bool isBishopAndKnight =
        strengthOf(board, winner) == 6 && count(bishops) == 1 && board.pieces(winner, PieceType::Pawn) == 0;
    if (isBishopAndKnight) {
        const bool isDark = (bishops & kDarkSquares) != 0;
        const int file = isDark ? fileNumber(prey) : 7 - fileNumber(prey);
        bonus += 20 * std::abs(7 - file - rankNumber(prey));
    }
    return bonus + 300;
}

}  // namespace roque::bastion
