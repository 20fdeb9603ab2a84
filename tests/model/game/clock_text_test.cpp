#include "model/game/clock_text.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::chrono_literals;

TEST(ClockText, IsWrittenAndReadAgain) {
    for (const auto time : {0ms, 59'999ms, 3'723'400ms, 360'000'000ms})
        EXPECT_EQ(parseClockText(clockText(time)), time);
    EXPECT_EQ(clockText(3'723'400ms), "1:02:03.4");
    EXPECT_EQ(clockText(-5ms), "0:00:00");
}

TEST(ClockText, IsReadHoweverShortItIs) {
    EXPECT_EQ(parseClockText(" 9:58 "), 598'000ms);
    EXPECT_EQ(parseClockText("7"), 7'000ms);
    EXPECT_EQ(parseClockText("0:00:07.25"), 7'250ms);
    EXPECT_EQ(parseClockText("0:00:07.123456"), 7'123ms);
}

TEST(ClockText, IsNothingElse) {
    for (const char* text : {"", " ", ":", "1:", "1:2:3:4", "1:xx", "-1:00", "1234567", "0:01,5"})
        EXPECT_FALSE(parseClockText(text)) << text;
}

}  // namespace
}  // namespace roque
