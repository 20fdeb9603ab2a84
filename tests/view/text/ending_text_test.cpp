#include "view/text/ending_text.h"

#include <gtest/gtest.h>

#include "view/toolkit/text.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

TEST(UsedWords, AreInMinutesAndFromAnHourOnInHours) {
    EXPECT_EQ(toUtf8(usedWords(0ms)), "0:00");
    EXPECT_EQ(toUtf8(usedWords(247s)), "4:07");
    EXPECT_EQ(toUtf8(usedWords(3725s)), "1:02:05");
}

TEST(LevelAndRating, SayWhatIsKnown) {
    EXPECT_EQ(toUtf8(levelAndRating({6, {"Club novice", 1400, PluginLevel::Measurement{1466, 47}}})),
              "6, Club novice, 1466 ± 47");
    EXPECT_EQ(toUtf8(levelAndRating({3, {"Learner", 750, {}}})), "3, Learner");
    EXPECT_EQ(toUtf8(levelAndRating({2, {}})), "2");
}

TEST(EndingWords, SayResultReasonAndPoints) {
    GameEnding ending;
    ending.score = "1–0";
    ending.reason = ROQUE_MESSAGE("You won by checkmate");
    ending.moves = 1;
    ending.points = {28, 19};
    EXPECT_EQ(toUtf8(endingWords(ending)), "1–0. You won by checkmate. 28 : 19 points.");
    EXPECT_EQ(toUtf8(lengthWords(ending)), "1 move");
    ending.points.reset();
    EXPECT_EQ(toUtf8(endingWords(ending)), "1–0. You won by checkmate.");
}

}  // namespace
}  // namespace roque::test
