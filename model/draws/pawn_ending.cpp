#include "model/draws/pawn_ending.h"

#include <algorithm>
#include <bitset>
#include <memory>

#include "model/attacks/attacks.h"

namespace roque {
namespace {

/// All positions of White's king and pawn, on the files a to d, against Black's king.
class PawnTable {
public:
    PawnTable() {
        bool hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            for (std::size_t at = 0; at < kSize; ++at) {
                if (won_[at] || !isWonByMove(placeAt(at))) continue;
                won_[at] = true;
                hasChanged = true;
            }
        }
    }

    /// A position, seen so that the pawn is White's and moves up on the files a to d.
    struct Place {
        bool isWhiteToMove;
        Square white;
        Square black;
        Square pawn;
    };

    [[nodiscard]] bool isWon(const Place& place) const noexcept { return won_[indexOf(place)]; }

private:
    static constexpr std::size_t kPawnSquares = 24;
    static constexpr std::size_t kSize = 2 * 64 * 64 * kPawnSquares;

    [[nodiscard]] static std::size_t indexOf(const Place& place) noexcept {
        const std::size_t pawn = index(place.pawn) % 8 + 4 * (index(place.pawn) / 8 - 1);
        return ((pawn * 64 + index(place.black)) * 64 + index(place.white)) * 2
               + (place.isWhiteToMove ? 1 : 0);
    }
    [[nodiscard]] static Place placeAt(std::size_t at) noexcept {
        const std::size_t pawn = at / 2 / 64 / 64;
        return {at % 2 == 1, Square(at / 2 % 64), Square(at / 2 / 64 % 64),
                Square(8 * (1 + pawn / 4) + pawn % 4)};
    }

    [[nodiscard]] bool isWonByMove(const Place& place) const noexcept {
        const bool isPossible = place.white != place.black && place.white != place.pawn
                                && place.black != place.pawn
                                && !contains(attacks::king(place.white), place.black);
        if (!isPossible) return false;
        return place.isWhiteToMove ? winsByAMove(place) : losesByEveryMove(place);
    }

    [[nodiscard]] bool winsByAMove(const Place& place) const noexcept {
        if (contains(attacks::pawn(Color::White, place.pawn), place.black)) return false;  // impossible
        const Bitboard to =
            attacks::king(place.white) & ~attacks::king(place.black) & ~bit(place.pawn) & ~bit(place.black);
        for (Bitboard rest = to; rest != 0;) {
            if (isWon({false, popFirst(rest), place.black, place.pawn})) return true;
        }
        const auto isFree = [&](Square square) { return square != place.white && square != place.black; };
        const Square next = Square(index(place.pawn) + 8);
        if (!isFree(next)) return false;
        if (rankOf(next) == Rank::Eighth)
            return !contains(attacks::king(place.black), next) || contains(attacks::king(place.white), next);
        if (isWon({false, place.white, place.black, next})) return true;
        const Square second = Square(index(next) + 8);
        return rankOf(place.pawn) == Rank::Second && isFree(second)
               && isWon({false, place.white, place.black, second});
    }

    [[nodiscard]] bool losesByEveryMove(const Place& place) const noexcept {
        Bitboard to = attacks::king(place.black) & ~attacks::king(place.white)
                      & ~attacks::pawn(Color::White, place.pawn);
        if (to == 0) return contains(attacks::pawn(Color::White, place.pawn), place.black);  // or stalemate
        if (contains(to, place.pawn)) return false;
        while (to != 0) {
            if (!isWon({true, place.white, popFirst(to), place.pawn})) return false;
        }
        return true;
    }

    std::bitset<kSize> won_;
};

Square mirrored(Square square) noexcept {
    return Square(index(square) ^ 7U);
}
Square turned(Square square) noexcept {
    return Square(index(square) ^ 56U);
}

}  // namespace

bool isPawnEnding(const Board& board) noexcept {
    return count(board.occupied()) == 3 && count(board.pieces(PieceType::Pawn)) == 1;
}

bool isPawnEndingWon(const Position& position) {
    static const auto table = std::make_unique<const PawnTable>();
    const Board& board = position.board();
    const Square pawn = firstOf(board.pieces(PieceType::Pawn));
    const Color side = contains(board.pieces(Color::White), pawn) ? Color::White : Color::Black;
    const auto seen = [&](Square square) {
        const Square upright = side == Color::White ? square : turned(square);
        return fileOf(pawn) > File::D ? mirrored(upright) : upright;
    };
    return table->isWon(
        {position.sideToMove() == side, seen(board.king(side)), seen(board.king(~side)), seen(pawn)});
}

}  // namespace roque
