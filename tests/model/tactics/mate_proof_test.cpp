#include "model/tactics/mate_proof.h"

#include <gmock/gmock.h>

#include "model/notation/san.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::positionOf;

constexpr std::uint64_t kMateNodes = 100'000;

TEST(MateProof, IsTheShortest) {
    const Position position = positionOf("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1");
    const auto mate = proveMate(position, 5, Move::none(), kMateNodes);
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->moves, 1U);
}

TEST(MateProof, BeginsWithTheMoveWishedIfThatMatesAsSoon) {
    const Position position = positionOf("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1");
    const Move wished = *parseSan(position, "Re8#");
    EXPECT_EQ(proveMate(position, 1, wished, kMateNodes)->key, wished);
}

TEST(MateProof, SaysNothingOfALongerMate) {
    const Position position = positionOf("7k/8/5K2/8/8/8/8/Q7 w - - 0 1");
    EXPECT_FALSE(proveMate(position, 1, Move::none(), kMateNodes));
    EXPECT_TRUE(proveMate(position, 2, Move::none(), kMateNodes));
}

TEST(MateProof, GivesUpAfterSoManyPositions) {
    EXPECT_FALSE(proveMate(positionOf("8/8/8/3k4/8/8/8/QK6 w - - 0 1"), 9, Move::none(), 100));
}

TEST(BackRank, NeedsTheKingBehindItsOwnMen) {
    EXPECT_TRUE(isBackRankMate(positionOf("3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1")));
    EXPECT_FALSE(isBackRankMate(positionOf("3R2k1/8/6K1/8/8/8/8/8 b - - 0 1")));
    EXPECT_FALSE(isBackRankMate(positionOf("6k1/5Q1p/5N2/8/8/8/8/6K1 b - - 0 1")));
}

TEST(BackRank, IsToldOfAMateInTwoWhateverIsPutBetween) {
    const Position position = positionOf("2r3k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1");
    const auto mate = proveMate(position, 3, Move::none(), kMateNodes);
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->moves, 2U);
    EXPECT_TRUE(mate->isBackRank);
}

}  // namespace
}  // namespace roque
