#include "plugins/bastion/search/time_manager.h"

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

TEST(TimeManager, KeepsTimeForTheWayOfMovesToCome) {
    EXPECT_LT(longest(clock(1040ms), 40ms), longest(clock(1010ms), 10ms));
}

TEST(TimeManager, CountsOnAnIncrementLessWhatTheWayEatsUp) {
    EXPECT_EQ(longest(clock(1000ms, 10ms), 10ms), longest(clock(990ms, 0ms), 0ms));
}

/// A second of overhead is usual for games over the internet.
TEST(TimeManager, ThinksWithAClockOfFewOverheads) {
    sdk::Limits last = clock(3000ms);
    last.movesToGo = 1;
    EXPECT_GT(longest(last, 1000ms), 1500ms);
    last.movesToGo = 2;
    EXPECT_GT(longest(last, 1000ms), 300ms);
    EXPECT_GT(longest(clock(3000ms), 1000ms), 50ms);
    EXPECT_GT(longest(clock(2000ms), 1000ms), 30ms);
}

/// What is left of a clock after some moves that each take the soft limit and a little more, as in real
/// games: in 14,246 moves at 2+0.02 the mean was 1.02 of it.
std::chrono::milliseconds leftAfter(int moves, std::chrono::milliseconds left,
                                    std::chrono::milliseconds increment) {
    constexpr double kUsualFactor = 1.05;
    for (; moves > 0; --moves) {
        const TimeManager time(clock(left, increment), Color::White, 10ms);
        std::chrono::milliseconds elapsed{0};
        while (!time.isSoftLimitReached(elapsed, kUsualFactor)) ++elapsed;
        left += increment - elapsed;
    }
    return left;
}

// Most games are decided by move 40; time that is left then was of no use.
TEST(TimeManager, UsesMostOfTheClockInFortyMoves) {
    EXPECT_LT(leftAfter(40, 2000ms, 20ms), 600ms);
    EXPECT_LT(leftAfter(40, 60'000ms, 600ms), 20s);
    EXPECT_LT(leftAfter(40, 60'000ms, 0ms), 30s);
    EXPECT_LT(leftAfter(40, 3000ms, 0ms), 1500ms);
}

TEST(TimeManager, KeepsSomeForALongGame) {
    EXPECT_GT(leftAfter(100, 2000ms, 20ms), 150ms);
    for (const auto left : {1000ms, 3000ms, 60'000ms}) {
        EXPECT_GT(leftAfter(80, left, 0ms), left / 8) << left.count();
        EXPECT_GT(leftAfter(150, left, 0ms), left / 40) << left.count();
    }
}

// There is no time control at which a little more of an increment makes another plan of it.
TEST(TimeManager, ThinksNoShorterWithMoreOfAnIncrement) {
    for (const auto left : {500ms, 2000ms, 60'000ms}) {
        auto before = longest(clock(left));
        for (auto increment = 0ms; increment < left / 10; ++increment) {
            const auto now = longest(clock(left, increment));
            EXPECT_GE(now, before) << left.count() << '+' << increment.count();
            EXPECT_LE(now - before, left / 15) << left.count() << '+' << increment.count();
            before = now;
        }
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
    sdk::Limits forty = clock(100s);
    forty.movesToGo = 40;
    EXPECT_GT(longest(forty), longest(fifty));
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
