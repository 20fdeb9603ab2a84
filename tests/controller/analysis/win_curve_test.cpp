#include "controller/analysis/win_curve.h"

#include <gtest/gtest.h>

#include "model/position/position.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

const Board kStart = Position::start().board();

TEST(WinCurve, ExpectsHalfAPointWithoutAnAdvantage) {
    EXPECT_DOUBLE_EQ(WinCurve(100).expected(0, kStart), 0.5);
}

TEST(WinCurve, IsLogistic) {
    EXPECT_NEAR(WinCurve(100).expected(100, kStart), 0.731059, 1e-6);
    EXPECT_NEAR(WinCurve(200).expected(100, kStart), 0.622459, 1e-6);
}

TEST(WinCurve, GivesBothSidesOnePointTogether) {
    for (const int centipawns : {1, 37, 250, 4000, 30'000}) {
        EXPECT_DOUBLE_EQ(WinCurve::bastion().expected(centipawns, kStart)
                             + WinCurve::bastion().expected(-centipawns, kStart),
                         1);
    }
}

TEST(WinCurve, IsByDefaultThatOfLichess) {
    EXPECT_NEAR(WinCurve::standard().expected(100, kStart), 0.591026, 1e-6);
}

TEST(WinCurve, GoesByTheMaterialOnTheBoard) {
    const WinCurve curve(WinCurve::Scales{100, 200, 300, 400, 500});
    // 78 points, and 18: two rooks and eight pawns; 10 count as 18.
    EXPECT_NEAR(curve.expected(500, kStart), 0.731059, 1e-6);
    EXPECT_NEAR(curve.expected(100, positionOf("r3k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1").board()), 0.731059,
                1e-6);
    EXPECT_NEAR(curve.expected(100, positionOf("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1").board()), 0.731059, 1e-6);
}

TEST(WinCurve, InterpolatesBetweenItsScales) {
    const WinCurve curve(WinCurve::Scales{100, 200, 300, 400, 500});
    // 21 points: a fifth of the way from 18 to 33.
    const Board board = positionOf("r3k3/pppp4/8/8/8/3N4/PPPP4/R3K3 w - - 0 1").board();
    EXPECT_NEAR(curve.expected(120, board), 0.731059, 1e-6);
}

TEST(WinCurve, SplitsTheExpectedScoreIntoChances) {
    const auto chances = [](int centipawns) {
        return WinCurve(100).chances({Score::Kind::Centipawns, centipawns}, kStart);
    };
    EXPECT_EQ(chances(0), (Chances{250, 500, 250}));
    EXPECT_EQ(chances(100), (Chances{534, 394, 72}));
    EXPECT_EQ(chances(-100), (Chances{72, 394, 534}));
    for (const int centipawns : {-30'000, -777, -41, 3, 200, 900, 30'000}) {
        const Chances each = chances(centipawns);
        EXPECT_EQ(each.win + each.draw + each.loss, 1000U);
        EXPECT_NEAR(each.win + each.draw / 2.0, 1000 * WinCurve(100).expected(centipawns, kStart), 1);
    }
}

TEST(WinCurve, IsSureOfMates) {
    EXPECT_EQ(WinCurve::bastion().chances({Score::Kind::Mate, 3}, kStart), (Chances{1000, 0, 0}));
    EXPECT_EQ(WinCurve::bastion().chances({Score::Kind::Mate, -3}, kStart), (Chances{0, 0, 1000}));
}

}  // namespace
}  // namespace roque::test
