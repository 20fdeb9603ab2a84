#include "plugins/bastion/search/time_manager.h"

#include <utility>

#include <gtest/gtest.h>

namespace roque::bastion {
namespace {

using namespace std::chrono_literals;

sdk::Limits clock(std::chrono::milliseconds left, std::chrono::milliseconds increment = 0ms) {
    sdk::Limits limits;
    limits.timeLeft = {left, 1h};
    limits.increment = {increment, 0ms};
    return limits;
}

/// The longest that a move may take.
std::chrono::milliseconds longest(const sdk::Limits& limits, std::chrono::milliseconds overhead = 10ms) {
    const TimeManager time(limits, Color::White, overhead);
    std::chrono::milliseconds elapsed{0};
    while (!time.isHardLimitReached(elapsed)) ++elapsed;
    return elapsed;
}

TEST(TimeManager, IsNeverOverWithoutLimits) {
    EXPECT_FALSE(TimeManager().isHardLimitReached(100h));
    EXPECT_FALSE(TimeManager().isSoftLimitReached(100h, 1));
    EXPECT_FALSE(TimeManager(sdk::Limits(), Color::White, 10ms).isLimited());
}

TEST(TimeManager, UsesTheTimeForTheMoveUp) {
    sdk::Limits limits;
    limits.moveTime = 1s;
    EXPECT_EQ(longest(limits), 990ms);
    EXPECT_FALSE(TimeManager(limits, Color::White, 10ms).isSoftLimitReached(980ms, 1));
}

TEST(TimeManager, NeverUsesTheWholeClock) {
    for (const auto left : {100ms, 1000ms, 10'000ms, 60'000ms}) EXPECT_LT(longest(clock(left)), left * 4 / 5);
}

TEST(TimeManager, StopsAtOnceWhenNothingIsLeft) {
    EXPECT_EQ(longest(clock(0ms)), 1ms);
    EXPECT_EQ(longest(clock(5ms)), 1ms);
}

TEST(TimeManager, ThinksLongerWithAnIncrement) {
    EXPECT_GT(longest(clock(1000ms, 500ms)), longest(clock(1000ms)));
}

TEST(TimeManager, DoesNotCountOnAnIncrementThatTheWayEatsUp) {
    EXPECT_EQ(longest(clock(1000ms, 10ms), 10ms), longest(clock(1000ms), 10ms));
}

/// What is left of a clock after some moves that each take two thirds of the soft limit, as most do.
std::chrono::milliseconds leftAfter(int moves, std::chrono::milliseconds left,
                                    std::chrono::milliseconds increment) {
    constexpr double kUsualFactor = 0.67;
    for (; moves > 0; --moves) {
        const TimeManager time(clock(left, increment), Color::White, 10ms);
        std::chrono::milliseconds elapsed{0};
        while (!time.isSoftLimitReached(elapsed, kUsualFactor)) ++elapsed;
        left += increment - elapsed;
    }
    return left;
}

// Most games are decided by move 40; time that is left then was of no use.
TEST(TimeManager, UsesMostOfTheClockInFortyMovesAndKeepsSomeForAHundred) {
    for (const auto& [left, increment] : {std::pair(2000ms, 20ms), std::pair(60'000ms, 0ms)}) {
        EXPECT_LT(leftAfter(40, left, increment), left / 2);
        EXPECT_GT(leftAfter(100, left, increment), left / 40);
    }
}

TEST(TimeManager, SharesTheTimeAmongTheMovesToGo) {
    sdk::Limits few = clock(10s);
    few.movesToGo = 2;
    sdk::Limits many = clock(10s);
    many.movesToGo = 30;
    EXPECT_GT(longest(few), longest(many));
    EXPECT_LT(longest(few), 8s);
}

TEST(TimeManager, SharesATimeForManyMovesAmongFifty) {
    sdk::Limits fifty = clock(100s);
    fifty.movesToGo = 50;
    sdk::Limits hundred = clock(100s);
    hundred.movesToGo = 100;
    EXPECT_EQ(longest(hundred), longest(fifty));
}

TEST(TimeManager, LooksAtItsOwnClock) {
    sdk::Limits limits;
    limits.timeLeft = {std::nullopt, 1s};
    EXPECT_FALSE(TimeManager(limits, Color::White, 10ms).isLimited());
    EXPECT_TRUE(TimeManager(limits, Color::Black, 10ms).isLimited());
}

TEST(TimeManager, BeginsNoDepthAfterTheSoftLimitUnlessItIsStretched) {
    const TimeManager time(clock(60s), Color::White, 10ms);
    EXPECT_FALSE(time.isSoftLimitReached(100ms, 1));
    EXPECT_TRUE(time.isSoftLimitReached(3s, 1));
    EXPECT_FALSE(time.isSoftLimitReached(3s, 4));
}

}  // namespace
}  // namespace roque::bastion
