#include "model/notation/start_position.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

Variant variantOf(const char* fen) {
    const auto start = readStartPosition(fen);
    EXPECT_TRUE(start) << fen;
    return start ? start->variant : Variant::Standard;
}

TEST(StartPosition, IsOneOfStandardChessIfKingAndRooksStandAsThere) {
    EXPECT_EQ(variantOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), Variant::Standard);
}

TEST(StartPosition, IsOneOfChess960IfRooksAreNamedByTheirFiles) {
    EXPECT_EQ(variantOf("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"), Variant::Chess960);
}

TEST(StartPosition, IsOneOfChess960IfAKingOrRookThatMayCastleStandsElsewhere) {
    EXPECT_EQ(variantOf("4k3/8/8/8/8/8/8/R4K2 w Q - 0 1"), Variant::Chess960);
    EXPECT_EQ(variantOf("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1"), Variant::Chess960);
}

TEST(StartPosition, IsOneOfStandardChessIfNobodyMayCastle) {
    EXPECT_EQ(variantOf("2k5/8/8/8/8/8/8/1R3K2 w - - 0 1"), Variant::Standard);
}

TEST(StartPosition, IsRefusedIfItCannotBePlayed) {
    EXPECT_FALSE(readStartPosition("8/8/8/8/8/8/8/8 w - - 0 1"));
}

}  // namespace
}  // namespace roque
