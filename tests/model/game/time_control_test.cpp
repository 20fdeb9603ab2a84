#include "model/game/time_control.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::chrono_literals;

struct Written {
    const char* text;
    TimeControl control;
};

class TimeControlText : public testing::TestWithParam<Written> {};

TEST_P(TimeControlText, IsReadAndWritten) {
    const auto& [text, control] = GetParam();
    EXPECT_EQ(*parseTimeControl(text), control);
    EXPECT_EQ(toText(control), text);
}

INSTANTIATE_TEST_SUITE_P(
    OfEachKind, TimeControlText,
    testing::Values(Written{"-", Untimed{}}, Written{"300", suddenDeath(300s)},
                    Written{"300+2", suddenDeath(300s, 2s)}, Written{"2+0.02", suddenDeath(2s, 20ms)},
                    Written{"300b5", suddenDeath(300s, 5s, MoveBonus::Bronstein)},
                    Written{"300d5", suddenDeath(300s, 5s, MoveBonus::Delay)},
                    Written{"0d5", suddenDeath(0s, 5s, MoveBonus::Delay)},
                    Written{"40/5400+30:1800+30", StagedTime{{{5400s, 30s, MoveBonus::Increment, 40},
                                                              {1800s, 30s, MoveBonus::Increment, 0}}}},
                    Written{"40/300", StagedTime{{{300s, 0s, MoveBonus::Increment, 40}}}},
                    Written{"40/300:0+10", StagedTime{{{300s, 0s, MoveBonus::Increment, 40},
                                                       {0s, 10s, MoveBonus::Increment, 0}}}},
                    Written{"*180", Hourglass{180s}}, Written{"600+3x30", Byoyomi{600s, 30s, 3}},
                    Written{"0+1x10", Byoyomi{0s, 10s, 1}}, Written{"1/10", TimePerMove{10s}},
                    Written{"1/0.5", TimePerMove{500ms}},
                    Written{"1/10+1", StagedTime{{{10s, 1s, MoveBonus::Increment, 1}}}}));

class NoTimeControl : public testing::TestWithParam<const char*> {};

TEST_P(NoTimeControl, IsRefused) {
    const auto read = parseTimeControl(GetParam());
    ASSERT_TRUE(read.has_error());
    EXPECT_FALSE(english(read.error()).empty());
}

INSTANTIATE_TEST_SUITE_P(Texts, NoTimeControl,
                         testing::Values("", "?", "0", "0+2", "0b2", "abc", "300+", "+2", "300+x", "-5",
                                         "300-5", "40/", "/300", "0/300", "40/300:", "300:300", "*", "*0",
                                         "*-3", "600+3x", "600+x30", "x", "600x30", "600+0x30", "600+3x0",
                                         "1e9", "inf", "nan", "99999999999999999999", "300 + 2"));

TEST(TimeControlRefused, TellsTheReason) {
    const auto reason = [](const char* text) { return english(parseTimeControl(text).error()); };
    EXPECT_EQ(reason("5 minutes"), "'5 minutes' is not a number of seconds");
    EXPECT_EQ(reason("abc"), "'abc' is not a number of seconds");
    EXPECT_EQ(reason("bad+2"), "'bad+2' is not a number of seconds");
    EXPECT_EQ(reason("300+c"), "'c' is not a number of seconds");
    EXPECT_EQ(reason("+2"), "a number of seconds is missing");
    EXPECT_EQ(reason("300+"), "a number of seconds is missing");
    EXPECT_EQ(reason("2000000"), "'2000000' is more than 1000000 seconds");
    EXPECT_EQ(reason("forty/300"), "'forty' is not a number from 1 to 1000");
    EXPECT_EQ(reason("300:300"), "nothing can follow '300', which is for the whole game");
    EXPECT_EQ(reason("600x30"), "'600x30' has no main time, as 600+3x30 has");
    EXPECT_EQ(reason("0"), "it gives no time to move");
    EXPECT_EQ(reason("40/0+5:300"), "it gives no time for the first move");
}

}  // namespace
}  // namespace roque
