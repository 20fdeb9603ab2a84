#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/problem/mate_in_one.h"
#include "tests/property/random_walk.h"
#include "tests/support/mate_problems.h"

// The shortcut for mate in one, compared with trying every move.
namespace roque::test {
namespace {

Move found(const Position& position) {
    return position.sideToMove() == Color::White ? mateInOne(position, kWhite) : mateInOne(position, kBlack);
}

/// Counts the positions with a mate in one, so that a test knows it has seen some.
class Comparison {
public:
    void compare(const Position& position) {
        bool isThere = false;
        for (const Move move : legalMoves(position)) isThere |= isCheckmate(position.after(move));
        const Move move = found(position);
        EXPECT_EQ(move != Move::none(), isThere) << toFen(position);
        if (move == Move::none()) return;
        EXPECT_TRUE(isLegal(position, move) && isCheckmate(position.after(move))) << toFen(position);
        ++mates;
    }

    unsigned mates = 0;
};

TEST(MateInOne, AgreesWithTryingEveryMove) {
    Comparison comparison;
    forRandomPositions(47, positionCount(), [&](const Position& position) { comparison.compare(position); });
    EXPECT_GT(comparison.mates, 0U);
}

TEST(MateInOne, AgreesWithTryingEveryMoveNearMates) {
    Comparison comparison;
    for (const auto* const file : {"composed2", "games2", "composed3", "games3"}) {
        for (const auto& problem : mateProblems(std::string(ROQUE_TEST_DATA "/mates/") + file + ".epd")) {
            const auto position = parseFen(problem.fen);
            ASSERT_TRUE(position) << problem.fen;
            comparison.compare(*position);
            for (const Move move : legalMoves(*position)) {
                const Position next = position->after(move);
                for (const Move reply : legalMoves(next)) comparison.compare(next.after(reply));
            }
        }
    }
    EXPECT_GT(comparison.mates, 1000U);
}

}  // namespace
}  // namespace roque::test
