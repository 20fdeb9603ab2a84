#include "model/problem/mate_search.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"

namespace roque {
namespace {

/// The same questions, answered by brute force.
bool isLostByTrying(const Position& position, unsigned moves);

bool matesByTrying(const Position& position, unsigned moves) {
    for (const Move move : legalMoves(position)) {
        if (isLostByTrying(position.after(move), moves - 1)) return true;
    }
    return false;
}

bool isLostByTrying(const Position& position, unsigned moves) {
    const MoveList replies = legalMoves(position);
    if (replies.empty()) return position.isCheck();
    if (moves == 0) return false;
    for (const Move reply : replies) {
        if (!matesByTrying(position.after(reply), moves)) return false;
    }
    return true;
}

class MateSearchTest : public testing::Test {
protected:
    [[nodiscard]] bool mates(const char* fen, unsigned moves) {
        const auto position = parseFen(fen);
        if (!position) throw std::invalid_argument(fen);  // the test is wrong
        return MateSearch(table_).mates(*position, moves);
    }

    MateTable table_{1 << 20};
};

TEST_F(MateSearchTest, FindsMateInOne) {
    EXPECT_TRUE(mates("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", 1));
}

TEST_F(MateSearchTest, DoesNotTakeStalemateForMate) {
    // 1.Qc7 leaves Black no move and no check; a bishop cannot mate at all.
    EXPECT_FALSE(mates("k7/8/8/2Q5/8/8/8/7K w - - 0 1", 1));
    EXPECT_FALSE(mates("k7/8/1K6/8/8/8/8/2B5 w - - 0 1", 3));
}

TEST_F(MateSearchTest, FindsAnUnderpromotionThatMates) {
    EXPECT_TRUE(mates("8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1", 2));
    EXPECT_FALSE(mates("8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1", 1));
}

TEST_F(MateSearchTest, TakesACastlingForTheMateItIs) {
    const auto position = parseFen("3k4/8/8/8/8/8/2R1R3/R3K3 w Q - 0 1");
    ASSERT_TRUE(position);
    const Move castling{Square::E1, Square::A1, Move::Kind::Castling};
    ASSERT_TRUE(isLegal(*position, castling));
    EXPECT_TRUE(MateSearch(table_).isLost(position->after(castling), 0));
}

TEST_F(MateSearchTest, AgreesWithTryingEverything) {
    for (const char* fen : {"8/8/8/8/8/5K2/6Q1/7k b - - 0 1", "8/8/8/8/8/3k4/8/R2K3R w - - 0 1",
                            "k7/2K5/8/8/8/8/8/1R6 w - - 0 1", "5r2/2R2P1k/7p/4q3/7K/8/6Q1/8 w - - 0 1",
                            "8/8/8/5K1k/5B2/6P1/6P1/4b3 w - - 0 1", "7k/4K1pp/7N/8/8/8/8/B7 w - - 0 1",
                            "4k2r/8/4K3/8/8/8/8/R7 w - - 0 1", "8/8/8/8/1p6/k1K5/p7/8 w - - 0 1"}) {
        const auto position = parseFen(fen);
        ASSERT_TRUE(position) << fen;
        for (unsigned moves = 1; moves <= 2; ++moves) {
            EXPECT_EQ(mates(fen, moves), matesByTrying(*position, moves)) << fen << " in " << moves;
        }
    }
}

TEST_F(MateSearchTest, GivesUpWhenStopped) {
    const auto position = parseFen("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1");
    ASSERT_TRUE(position);
    MateSearch search(table_);
    search.stopWhen([] { return true; });
    EXPECT_FALSE(search.mates(*position, 8));
    EXPECT_TRUE(search.wasStopped());
}

}  // namespace
}  // namespace roque
