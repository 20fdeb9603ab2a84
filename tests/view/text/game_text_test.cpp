#include "view/text/game_text.h"

#include <gtest/gtest.h>

#include "view/toolkit/text.h"

namespace roque {
namespace {

using namespace std::chrono_literals;

constexpr TimeStage kFirstStage{5400s, 0ms, MoveBonus::Increment, 40};

TEST(ClockWords, HaveTheSizeOfTheTime) {
    EXPECT_EQ(toUtf8(clockWords({.left = 3725s})), "1:02:05");
    EXPECT_EQ(toUtf8(clockWords({.left = 299s})), "4:59");
    EXPECT_EQ(toUtf8(clockWords({.left = 9800ms})), "0:09.8");
    EXPECT_EQ(toUtf8(clockWords({.left = -5ms})), "0:00.0");
}

TEST(ClockWords, AreWholeWordsForTheEar) {
    EXPECT_EQ(toUtf8(spokenTimeWords({.left = 3725s})), "1 h 2 min");
    EXPECT_EQ(toUtf8(spokenTimeWords({.left = 391s})), "6 min 31 s");
    EXPECT_EQ(toUtf8(spokenTimeWords({.left = 8400ms})), "9 s");
}

TEST(TimeShare, IsThatOfTheFirstTime) {
    EXPECT_DOUBLE_EQ(timeShare(suddenDeath(300s), {.left = 150s}), 0.5);
    EXPECT_DOUBLE_EQ(timeShare(suddenDeath(300s, 5s), {.left = 310s}), 1);
    EXPECT_DOUBLE_EQ(timeShare(Byoyomi{600s, 30s, 3}, {.left = 15s, .periods = 2, .isOvertime = true}), 0.5);
    EXPECT_DOUBLE_EQ(timeShare(Untimed{}, {}), 0);
}

TEST(ClockWords, CountThePeriodsOfOvertime) {
    const TimeControl control = Byoyomi{600s, 30s, 3};
    EXPECT_EQ(toUtf8(clockWords({.left = 25s, .periods = 3, .isOvertime = true})), "0:25 (3)");
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 500s, .periods = 3})), "then 3 × 30 s");
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 25s, .periods = 3, .isOvertime = true})), "");
}

TEST(ClockWords, TellHowManyMovesTheTimeIsFor) {
    const TimeControl control = StagedTime{{kFirstStage, {1800s}}};
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 60s, .moves = 28})), "12 moves to go");
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 60s, .moves = 39})), "1 move to go");
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 60s, .stage = 1})), "");
}

TEST(ClockWords, TellThatAClockWaits) {
    const TimeControl control = suddenDeath(300s, 3s, MoveBonus::Delay);
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 300s, .delay = 2400ms})), "delay 2.4 s");
    EXPECT_EQ(toUtf8(clockNoteWords(control, {.left = 300s})), "");
}

TEST(ShortTime, IsThatOfALongGameBelowTwentySeconds) {
    const TimeControl control = suddenDeath(300s);
    EXPECT_FALSE(isShort(control, {.left = 20s}));
    EXPECT_TRUE(isShort(control, {.left = 19s}));
}

TEST(ShortTime, IsAQuarterOfAShortOne) {
    const TimeControl control = TimePerMove{10s};
    EXPECT_FALSE(isShort(control, {.left = 10s}));
    EXPECT_TRUE(isShort(control, {.left = 2s}));
}

TEST(ShortTime, IsInOvertimeThatOfTheLastPeriod) {
    const TimeControl control = Byoyomi{600s, 30s, 3};
    EXPECT_FALSE(isShort(control, {.left = 2s, .periods = 2, .isOvertime = true}));
    EXPECT_FALSE(isShort(control, {.left = 8s, .periods = 1, .isOvertime = true}));
    EXPECT_TRUE(isShort(control, {.left = 7s, .periods = 1, .isOvertime = true}));
}

}  // namespace
}  // namespace roque
