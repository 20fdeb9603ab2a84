#include "model/draws/pawn_ending.h"

#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"

namespace roque::test {
namespace {

/// The same ending by the legal moves alone: backwards from promotions that stand, for one file of the pawn.
class ByMoves {
public:
    explicit ByMoves(File file) {
        for (std::size_t at = 0; at < kSize; ++at) {
            Setup setup;
            const Square pawn = squareAt(file, Rank(1 + at / (2 * 64 * 64)));
            setup.board.put(Color::White, PieceType::Pawn, pawn);
            const Square white = Square(at / 2 % 64);
            const Square black = Square(at / 2 / 64 % 64);
            if (white == black || white == pawn || black == pawn) continue;
            setup.board.put(Color::White, PieceType::King, white);
            setup.board.put(Color::Black, PieceType::King, black);
            setup.sideToMove = at % 2 == 0 ? Color::White : Color::Black;
            if (const auto position = Position::from(setup)) positions_[at] = *position;
        }
        while (pass()) {
        }
    }

    /// Calls `check` with every position and whether White wins.
    template <typename Check>
    void forEach(Check&& check) const {
        for (std::size_t at = 0; at < kSize; ++at) {
            if (positions_[at]) check(*positions_[at], won_[at]);
        }
    }

private:
    static constexpr std::size_t kSize = std::size_t{6} * 64 * 64 * 2;

    [[nodiscard]] static std::size_t indexOf(const Position& position) {
        const Board& board = position.board();
        const Square pawn = firstOf(board.pieces(PieceType::Pawn));
        const auto rank = static_cast<std::size_t>(rankOf(pawn)) - 1;
        return ((rank * 64 + index(board.king(Color::Black))) * 64 + index(board.king(Color::White))) * 2
               + (position.sideToMove() == Color::White ? 0 : 1);
    }

    [[nodiscard]] bool isWonAfter(const Position& next) const {
        if (next.board().pieces(PieceType::Pawn) != 0) return won_[indexOf(next)];
        const Board& board = next.board();
        const Bitboard piece =
            board.pieces(Color::White) & (board.pieces(PieceType::Queen) | board.pieces(PieceType::Rook));
        if (piece == 0 || isStalemate(next)) return false;  // captured, or promoted to no use
        const MoveList replies = legalMoves(next);
        return std::ranges::none_of(replies, [&](Move move) { return contains(piece, move.to()); });
    }

    bool pass() {
        bool hasChanged = false;
        for (std::size_t at = 0; at < kSize; ++at) {
            if (!positions_[at] || won_[at]) continue;
            const MoveList moves = legalMoves(*positions_[at]);
            const auto wins = [&](Move move) { return isWonAfter(positions_[at]->after(move)); };
            const bool isWon =
                positions_[at]->sideToMove() == Color::White
                    ? std::ranges::any_of(moves, wins)
                    : (moves.empty() ? positions_[at]->isCheck() : std::ranges::all_of(moves, wins));
            won_[at] = isWon;
            hasChanged |= isWon;
        }
        return hasChanged;
    }

    std::vector<std::optional<Position>> positions_ = std::vector<std::optional<Position>>(kSize);
    std::vector<bool> won_ = std::vector<bool>(kSize);
};

TEST(PawnEnding, IsJudgedAsTheLegalMovesDecide) {
    for (const File file : {File::A, File::D, File::G}) {
        std::size_t checked = 0;
        std::size_t wrong = 0;
        ByMoves(file).forEach([&](const Position& position, bool isWon) {
            ++checked;
            if (isPawnEndingWon(position) == isWon) return;
            if (++wrong <= 5) ADD_FAILURE() << toFen(position) << (isWon ? " is won" : " is drawn");
        });
        EXPECT_GT(checked, 30'000U);
        EXPECT_EQ(wrong, 0U);
    }
}

}  // namespace
}  // namespace roque::test
