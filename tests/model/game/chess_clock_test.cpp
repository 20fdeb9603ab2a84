#include "model/game/chess_clock.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::chrono_literals;
using enum Color;

/// A clock with a time that the test advances.
class AClock : public testing::Test {
protected:
    void set(const TimeControl& white, const TimeControl& black) { clock_ = ChessClock({white, black}); }
    void set(const TimeControl& both) { set(both, both); }
    void pass(ClockTime time) { now_ += time; }

    /// The side to move thinks for a time and moves; then the opponent's time runs.
    void move(ClockTime time) {
        if (!clock_.isRunning()) clock_.start(clock_.side(), now_);
        pass(time);
        clock_.press(now_);
        clock_.start(~clock_.side(), now_);
    }

    [[nodiscard]] SideTime side(Color color) const { return clock_.left(color, now_); }
    [[nodiscard]] ClockTime left(Color color) const { return side(color).left; }

    ChessClock clock_;
    ChessClock::TimePoint now_{1000h};
};

TEST(ChessClock, BeginsWithTheSideToMove) {
    EXPECT_EQ(ChessClock({}, Black).side(), Black);
}

TEST_F(AClock, RunsForOneSideOnly) {
    set(suddenDeath(300s));
    clock_.start(White, now_);
    pass(10s);
    EXPECT_EQ(left(White), 290s);
    EXPECT_EQ(left(Black), 300s);
    EXPECT_EQ(clock_.press(now_), 10s);
    EXPECT_FALSE(clock_.isRunning());
    pass(1h);
    EXPECT_EQ(left(White), 290s);
    clock_.start(Black, now_);
    pass(20s);
    EXPECT_EQ(left(Black), 280s);
    EXPECT_EQ(left(White), 290s);
}

TEST_F(AClock, GoesOnAfterAPauseWhereItWas) {
    set(suddenDeath(300s, 5s, MoveBonus::Delay));
    clock_.start(White, now_);
    pass(3s);
    clock_.stop(now_);
    pass(1h);
    EXPECT_EQ(side(White).delay, 2s);
    clock_.start(White, now_);
    pass(4s);
    EXPECT_EQ(left(White), 298s);
    EXPECT_EQ(clock_.press(now_), 7s);
}

TEST_F(AClock, AddsAnIncrementAfterTheMove) {
    set(suddenDeath(300s, 2s));
    move(10s);
    EXPECT_EQ(left(White), 292s);
    EXPECT_EQ(left(Black), 300s);
}

TEST_F(AClock, GivesBackNoMoreThanWasUsedByBronstein) {
    set(suddenDeath(300s, 5s, MoveBonus::Bronstein));
    move(3s);
    EXPECT_EQ(left(White), 300s);
    move(8s);
    EXPECT_EQ(left(Black), 297s);
}

TEST_F(AClock, WaitsForADelay) {
    set(suddenDeath(300s, 5s, MoveBonus::Delay));
    clock_.start(White, now_);
    pass(5s);
    EXPECT_EQ(left(White), 300s);
    EXPECT_EQ(side(White).delay, 0s);
    pass(2s);
    EXPECT_EQ(left(White), 298s);
    move(0s);
    EXPECT_EQ(side(White).delay, 5s);
}

TEST_F(AClock, AddsTheNextStageAfterItsMoves) {
    set(StagedTime{{{100s, 0s, MoveBonus::Increment, 2}, {50s, 1s, MoveBonus::Increment, 0}}});
    move(10s);
    move(1s);
    EXPECT_EQ(side(White).moves, 1U);
    move(20s);
    EXPECT_EQ(left(White), 120s);  // 70 are left and kept
    EXPECT_EQ(side(White).stage, 1U);
    EXPECT_EQ(side(White).moves, 0U);
    move(1s);
    move(10s);
    EXPECT_EQ(left(White), 111s);
}

TEST_F(AClock, RepeatsAStageOfMoves) {
    set(StagedTime{{{10s, 0s, MoveBonus::Increment, 1}}});
    for (int round = 0; round < 3; ++round) {
        move(4s);
        move(0s);
    }
    EXPECT_EQ(left(White), 28s);
}

TEST_F(AClock, GivesTheSandOfOneSideToTheOther) {
    set(Hourglass{60s});
    clock_.start(White, now_);
    pass(10s);
    EXPECT_EQ(left(White), 50s);
    EXPECT_EQ(left(Black), 70s);
    clock_.press(now_);
    clock_.start(Black, now_);
    pass(30s);
    EXPECT_EQ(left(White), 80s);
    EXPECT_EQ(left(Black), 40s);
}

TEST_F(AClock, CountsPeriodsOfOvertime) {
    set(Byoyomi{60s, 30s, 3});
    move(50s);
    move(1s);
    EXPECT_FALSE(side(White).isOvertime);
    move(35s);  // 10 of the main time, 25 of the first period
    EXPECT_TRUE(side(White).isOvertime);
    EXPECT_EQ(side(White).periods, 3U);
    EXPECT_EQ(left(White), 30s);
    move(1s);
    move(29s);
    EXPECT_EQ(side(White).periods, 3U);
    move(1s);
    move(65s);  // two periods and a bit
    EXPECT_EQ(side(White).periods, 1U);
    EXPECT_EQ(left(White), 30s);
    move(1s);
    EXPECT_EQ(clock_.untilFlag(now_), 30s);
    pass(29s);
    EXPECT_FALSE(side(White).hasFlagged);
    pass(1s);
    EXPECT_TRUE(side(White).hasFlagged);
}

TEST_F(AClock, MayBeginWithOvertime) {
    set(Byoyomi{0s, 10s, 2});
    clock_.start(White, now_);
    EXPECT_EQ(clock_.untilFlag(now_), 20s);
    pass(12s);
    EXPECT_EQ(side(White).periods, 1U);
    EXPECT_EQ(left(White), 8s);
}

TEST_F(AClock, GivesEachMoveTheSame) {
    set(TimePerMove{10s});
    move(9s);
    EXPECT_EQ(left(White), 10s);
    pass(10s);
    EXPECT_TRUE(side(Black).hasFlagged);
}

TEST_F(AClock, MayDifferForTheSides) {
    set(suddenDeath(60s), Untimed{});
    EXPECT_TRUE(clock_.isTimed());
    move(10s);
    EXPECT_EQ(clock_.untilFlag(now_), std::nullopt);
    pass(1h);
    EXPECT_FALSE(side(Black).hasFlagged);
    EXPECT_EQ(left(White), 50s);
}

TEST_F(AClock, TellsWhenTheFlagFalls) {
    set(suddenDeath(60s, 3s, MoveBonus::Delay));
    EXPECT_EQ(clock_.untilFlag(now_), std::nullopt);
    clock_.start(White, now_);
    EXPECT_EQ(clock_.untilFlag(now_), 63s);
    pass(61s);
    EXPECT_EQ(clock_.untilFlag(now_), 2s);
    EXPECT_FALSE(side(White).hasFlagged);
    pass(2s);
    EXPECT_TRUE(side(White).hasFlagged);
    pass(1s);
    EXPECT_EQ(clock_.untilFlag(now_), 0s);
}

TEST_F(AClock, CanBeSetBack) {
    set(Byoyomi{60s, 30s, 3}, Hourglass{100s});
    move(70s);
    pass(4s);
    const auto state = clock_.state(now_);
    const SideTime white = side(White);
    const SideTime black = side(Black);
    move(20s);
    move(25s);
    clock_.restore(state, Black);
    EXPECT_FALSE(clock_.isRunning());
    EXPECT_EQ(side(White), white);
    EXPECT_EQ(side(Black), black);
    clock_.start(Black, now_);
    pass(6s);
    EXPECT_EQ(clock_.press(now_), 10s);
}

TEST_F(AClock, WithoutAControlMeasuresMovesOnly) {
    set(Untimed{});
    EXPECT_FALSE(clock_.isTimed());
    move(7s);
    EXPECT_FALSE(side(White).hasFlagged);
}

}  // namespace
}  // namespace roque
