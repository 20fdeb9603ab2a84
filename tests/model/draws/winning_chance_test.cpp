#include "model/draws/winning_chance.h"

#include <gtest/gtest.h>

#include "tests/support/position_of.h"

namespace roque::test {
namespace {

WinningChance ofWhite(const char* fen) {
    return winningChance(positionOf(fen), Color::White);
}

TEST(WinningChance, IsNoneForWhatCannotMate) {
    EXPECT_EQ(ofWhite("8/8/4k3/8/8/4K3/5N2/7q w - - 0 1"), WinningChance::None);
    EXPECT_EQ(ofWhite("8/8/4k3/8/8/4K3/4NN2/8 w - - 0 1"), WinningChance::None);
}

TEST(WinningChance, IsExactForKingAndPawn) {
    EXPECT_EQ(ofWhite("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), WinningChance::Certain);
    EXPECT_EQ(ofWhite("4k3/4P3/3K4/8/8/8/8/8 w - - 0 1"), WinningChance::None);  // stalemate
    EXPECT_EQ(winningChance(positionOf("8/8/8/8/4p3/4k3/8/4K3 b - - 0 1"), Color::Black),
              WinningChance::Certain);
}

TEST(WinningChance, IsNoneForARookPawnWithTheWrongBishop) {
    EXPECT_EQ(ofWhite("7k/8/8/6KP/8/5B2/8/8 w - - 0 1"), WinningChance::None);
    EXPECT_NE(ofWhite("7k/8/8/6KP/8/4B3/8/8 w - - 0 1"), WinningChance::None);
    EXPECT_NE(ofWhite("8/8/3k4/6KP/8/5B2/8/8 w - - 0 1"), WinningChance::None);  // the king is far
}

TEST(WinningChance, IsSeldomWhereTooLittleIsLeft) {
    EXPECT_EQ(ofWhite("8/8/4k1r1/8/8/4K3/5R2/8 w - - 0 1"), WinningChance::Seldom);
    EXPECT_EQ(ofWhite("8/8/4k1b1/8/8/4K3/5R2/8 w - - 0 1"), WinningChance::Seldom);
    EXPECT_EQ(ofWhite("8/5p2/4k1b1/8/8/4KP2/5BP1/8 w - - 0 1"), WinningChance::Seldom);
}

TEST(WinningChance, IsCertainAgainstALoneKing) {
    EXPECT_EQ(ofWhite("8/8/4k3/8/8/4K3/5R2/8 w - - 0 1"), WinningChance::Certain);
    EXPECT_EQ(ofWhite("8/8/4k3/8/8/4K3/4BB2/8 w - - 0 1"), WinningChance::Certain);
}

TEST(WinningChance, IsOpenAtTheStart) {
    EXPECT_EQ(winningChance(Position::start(), Color::White), WinningChance::Open);
}

}  // namespace
}  // namespace roque::test
