#include "model/endings/ending_lookup.h"

#include <random>
#include <string>

#include <gtest/gtest.h>

#include "model/draws/pawn_ending.h"
#include "model/endings/ending_material.h"
#include "tests/model/endings/made_endings.h"
#include "tests/support/position_of.h"
#include "tests/support/random_endings.h"

namespace roque::test {
namespace {

/// "mates in 3", "is mated in 0" (plies), "draws"; "unknown".
std::string verdict(const char* fen) {
    const auto value = endingValue(positionOf(fen), madeEndings());
    if (!value) return "unknown";
    if (value->isDraw()) return "draws";
    return (value->isWon() ? "mates in " : "is mated in ") + std::to_string(value->plies());
}

TEST(EndingLookup, CountsThePliesToTheMate) {
    EXPECT_EQ(verdict("4k3/8/4K3/8/8/8/8/Q7 w - - 0 1"), "mates in 1");
    EXPECT_EQ(verdict("Q3k3/8/4K3/8/8/8/8/8 b - - 0 1"), "is mated in 0");
    EXPECT_EQ(verdict("7k/8/6K1/8/8/8/8/Q7 b - - 0 1"), "is mated in 2");
    EXPECT_EQ(verdict("8/8/8/8/5n2/8/3k4/K6R w - - 0 1"), "draws");
}

TEST(EndingLookup, IsTheSameForEitherSideAndImage) {
    EXPECT_EQ(verdict("4K3/8/4k3/8/8/8/8/q7 b - - 0 1"), "mates in 1");
    EXPECT_EQ(verdict("q7/8/8/8/8/4k3/8/4K3 b - - 0 1"), "mates in 1");
}

TEST(EndingLookup, SeesStalemateAndBareKings) {
    EXPECT_EQ(verdict("7k/5Q2/8/8/8/8/8/K7 b - - 0 1"), "draws");
    EXPECT_EQ(verdict("7k/8/8/8/8/8/8/K7 w - - 0 1"), "draws");
    EXPECT_EQ(verdict("7k/6Q1/8/8/8/8/8/K7 b - - 0 1"), "draws") << "the queen falls";
}

TEST(EndingLookup, LeavesOutWhatIsInNoTable) {
    EXPECT_EQ(verdict("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1"), "unknown") << "a right to castle";
    EXPECT_EQ(verdict("4k3/pppp4/8/8/8/8/4P3/4K3 w - - 0 1"), "unknown") << "seven men";
    EXPECT_EQ(verdict("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"), "unknown") << "an ending that was not made";
}

TEST(EndingLookup, MindsTheFiftyMoves) {
    const Position fresh = positionOf("4k3/8/4K3/8/8/8/8/Q7 w - - 99 90");
    EXPECT_TRUE(isWithinFiftyMoves(fresh, EndingValue::mateIn(1)));
    EXPECT_FALSE(isWithinFiftyMoves(fresh, EndingValue::mateIn(3)));
    EXPECT_TRUE(isWithinFiftyMoves(fresh, EndingValue::draw()));
}

TEST(EndingLookup, KnowsWhenTheFiftyMoveRuleComesFirst) {
    const auto comesFirst = [](const std::string& board, unsigned plies) {
        return isBeyondFiftyMoves(positionOf(board + " w - - 90 100"), EndingValue::mateIn(plies));
    };
    EXPECT_TRUE(comesFirst("8/8/8/8/3k4/8/8/KBN5", 33));
    EXPECT_FALSE(comesFirst("8/8/8/8/3k4/8/8/KBN5", 9));
    EXPECT_TRUE(comesFirst("8/8/8/8/3k4/8/8/KR6", 21));
    EXPECT_TRUE(comesFirst("8/8/8/8/3K4/8/8/kr6", 20)) << "Black wins";
    EXPECT_FALSE(comesFirst("8/8/8/8/3k4/8/8/KRR5", 21)) << "a rook may be given up";
    EXPECT_FALSE(comesFirst("8/8/8/8/3k4/8/8/KRN5", 21)) << "a knight may be given up";
    EXPECT_FALSE(comesFirst("8/8/8/8/3k4/8/4P3/K7", 21)) << "a pawn may move";
    EXPECT_FALSE(comesFirst("8/8/8/3n4/3k4/8/8/KQ6", 21)) << "a knight may be captured";
}

TEST(EndingLookup, FollowsFromTheValuesAfterEachLegalMove) {
    std::mt19937 lot(1986);
    for (const char* const name : {"KQK", "KRK", "KBK", "KNK", "KPK", "KQKR", "KRKN", "KBNK"}) {
        const EndingMaterial& material = EndingMaterial::all()[endingNamed(name)];
        for (int round = 0; round < 3000; ++round) {
            const auto position = drawPosition(material, lot);
            if (!position) continue;
            ASSERT_EQ(endingValue(*position, madeEndings()), valueByMoves(*position, madeEndings()))
                << toFen(*position);
        }
    }
}

TEST(EndingLookup, AgreesOnWonPawnEndings) {
    std::mt19937 lot(1998);
    const EndingMaterial& material = EndingMaterial::all()[endingNamed("KPK")];
    for (int round = 0; round < 20'000; ++round) {
        const auto position = drawPosition(material, lot);
        if (!position) continue;
        const EndingValue value = *endingValue(*position, madeEndings());
        const bool isWhites = position->sideToMove() == Color::White;
        EXPECT_EQ(isWhites ? value.isWon() : value.isLost(), isPawnEndingWon(*position)) << toFen(*position);
    }
}

}  // namespace
}  // namespace roque::test
