#include "controller/match/move_annotations.h"

#include <gtest/gtest.h>

namespace roque::match {
namespace {

using namespace std::chrono_literals;
using sdk::Score;

TEST(ClockText, HasHoursMinutesAndSeconds) {
    EXPECT_EQ(clockText(0ms), "0:00:00");
    EXPECT_EQ(clockText(3'723'400ms), "1:02:03.4");
    EXPECT_EQ(clockText(59'999ms), "0:00:59.999");
    EXPECT_EQ(clockText(-5ms), "0:00:00");
}

TEST(EvaluationText, IsThatOfWhite) {
    EXPECT_EQ(evaluationText({Score::Kind::Centipawns, 34}, Color::White, 12), "0.34,12");
    EXPECT_EQ(evaluationText({Score::Kind::Centipawns, 34}, Color::Black, 12), "-0.34,12");
    EXPECT_EQ(evaluationText({Score::Kind::Centipawns, 5}, Color::White, 0), "0.05");
    EXPECT_EQ(evaluationText({Score::Kind::Mate, 3}, Color::Black, 20), "#-3,20");
}

}  // namespace
}  // namespace roque::match
