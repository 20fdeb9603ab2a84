#include "view/game/time_presets.h"

#include <gtest/gtest.h>

namespace roque::test {
namespace {

using namespace std::chrono_literals;

TEST(Tempo, IsThatOfFortyMoves) {
    EXPECT_EQ(tempoOf(suddenDeath(1min)), Tempo::Bullet);
    EXPECT_EQ(tempoOf(suddenDeath(2min, 1s)), Tempo::Bullet);
    EXPECT_EQ(tempoOf(suddenDeath(3min)), Tempo::Blitz);
    EXPECT_EQ(tempoOf(suddenDeath(5min, 3s)), Tempo::Blitz);
    EXPECT_EQ(tempoOf(suddenDeath(10min)), Tempo::Rapid);
    EXPECT_EQ(tempoOf(suddenDeath(15min, 10s)), Tempo::Rapid);
    EXPECT_EQ(tempoOf(suddenDeath(30min)), Tempo::Classical);
}

TEST(Tempo, IsNotToldOfOtherTimes) {
    EXPECT_EQ(tempoOf(Untimed{}), std::nullopt);
    EXPECT_EQ(tempoOf(Hourglass{60s}), std::nullopt);
    EXPECT_EQ(tempoOf(TimePerMove{10s}), std::nullopt);
    EXPECT_EQ(tempoOf(StagedTime{{{60s, 0s, MoveBonus::Increment, 40}, {60s}}}), std::nullopt);
}

TEST(ShortTime, IsInMinutesAndSeconds) {
    EXPECT_EQ(shortTime(suddenDeath(3min, 2s)), "3+2");
    EXPECT_EQ(shortTime(suddenDeath(30s)), "0.5+0");
    EXPECT_EQ(shortTime(suddenDeath(90min, 30s)), "90+30");
}

TEST(ShortTime, IsThatOfPgnForOtherKinds) {
    EXPECT_EQ(shortTime(Hourglass{180s}), "*180");
    EXPECT_EQ(shortTime(suddenDeath(5min, 2s, MoveBonus::Delay)), "300d2");
}

TEST(OwnTimes, TakeWhatIsNotOfferedYet) {
    OwnTimes own;
    EXPECT_TRUE(canAdd(own, suddenDeath(7min)));
    own.times.push_back(suddenDeath(7min));
    EXPECT_FALSE(canAdd(own, suddenDeath(7min)));
    EXPECT_FALSE(canAdd(own, suddenDeath(3min, 2s)));  // one of the usual ones
    EXPECT_FALSE(canAdd(own, Untimed{}));
}

TEST(OwnTimes, AreNotMoreThanThereIsRoomFor) {
    OwnTimes own;
    for (unsigned minutes = 20; own.times.size() < OwnTimes::kMaxCount; ++minutes)
        own.times.push_back(suddenDeath(std::chrono::minutes(minutes)));
    EXPECT_FALSE(canAdd(own, suddenDeath(7min)));
}

}  // namespace
}  // namespace roque::test
