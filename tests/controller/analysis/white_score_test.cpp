#include "controller/analysis/white_score.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/support/position_of.h"

namespace roque::test {
namespace {

constexpr WinCurve kCurve(100);

/// The same men, with either side to move.
Position withToMove(Color mover) {
    return positionOf(mover == Color::White ? "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
                                            : "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1");
}

SearchInfo centipawns(int value, ScoreBound bound = ScoreBound::Exact) {
    SearchInfo info;
    info.scoreForMover = Score{Score::Kind::Centipawns, value};
    info.bound = bound;
    return info;
}

SearchInfo mate(int moves, ScoreBound bound = ScoreBound::Exact) {
    SearchInfo info = centipawns(moves, bound);
    info.scoreForMover->kind = Score::Kind::Mate;
    return info;
}

SearchInfo chances(unsigned win, unsigned draw, unsigned loss) {
    SearchInfo info;
    info.chances = Chances{win, draw, loss};
    return info;
}

WhiteScore seen(const SearchInfo& info, Color mover) {
    return scoreForWhite(info, withToMove(mover), kCurve).value();
}

TEST(WhiteScore, IsNothingWithoutAScore) {
    EXPECT_FALSE(scoreForWhite({}, Position::start(), kCurve));
}

TEST(WhiteScore, TakesCentipawnsFromTheMoversSide) {
    EXPECT_EQ(seen(centipawns(100), Color::White).centipawns, 100);
    EXPECT_EQ(seen(centipawns(100), Color::Black).centipawns, -100);
    EXPECT_NEAR(seen(centipawns(100), Color::White).expected, 0.731059, 1e-6);
    EXPECT_NEAR(seen(centipawns(100), Color::Black).expected, 0.268941, 1e-6);
}

TEST(WhiteScore, BelievesTheEnginesOwnChancesBeforeTheCurve) {
    SearchInfo info = chances(500, 300, 200);
    info.scoreForMover = Score{Score::Kind::Centipawns, 40};
    EXPECT_DOUBLE_EQ(seen(info, Color::White).expected, 0.65);
    EXPECT_DOUBLE_EQ(seen(info, Color::Black).expected, 0.35);
    EXPECT_EQ(seen(info, Color::Black).chances, (Chances{200, 300, 500}));
}

TEST(WhiteScore, BelievesAMateBeforeAnyChances) {
    SearchInfo info = chances(700, 300, 0);
    info.scoreForMover = Score{Score::Kind::Mate, 5};
    EXPECT_EQ(seen(info, Color::White).expected, 1);
}

TEST(WhiteScore, SaysWhoMates) {
    EXPECT_EQ(seen(mate(3), Color::White).mate, (ForcedMate{Color::White, 3}));
    EXPECT_EQ(seen(mate(-3), Color::White).mate, (ForcedMate{Color::Black, 3}));
    EXPECT_EQ(seen(mate(3), Color::Black).mate, (ForcedMate{Color::Black, 3}));
    EXPECT_EQ(seen(mate(-3), Color::Black).mate, (ForcedMate{Color::White, 3}));
}

TEST(WhiteScore, SaysWhoIsMatedInNoMoves) {
    EXPECT_EQ(seen(mate(0), Color::White).mate, (ForcedMate{Color::Black, 0}));
    EXPECT_EQ(seen(mate(0), Color::Black).expected, 1);
}

TEST(WhiteScore, TurnsBoundsRoundForBlack) {
    EXPECT_EQ(seen(centipawns(10, ScoreBound::Lower), Color::White).bound, ScoreBound::Lower);
    EXPECT_EQ(seen(centipawns(10, ScoreBound::Lower), Color::Black).bound, ScoreBound::Upper);
    EXPECT_EQ(seen(centipawns(10, ScoreBound::Upper), Color::Black).bound, ScoreBound::Lower);
    EXPECT_EQ(seen(centipawns(10), Color::Black).bound, ScoreBound::Exact);
}

TEST(WhiteScore, TakesChancesOfNothingForADraw) {
    EXPECT_EQ(seen(chances(0, 0, 0), Color::White).expected, 0.5);
}

TEST(WhiteScore, ReadsInWholePoints) {
    EXPECT_EQ(expectedOf100(seen(chances(374, 0, 626), Color::White)), 37);
    EXPECT_EQ(expectedOf100(seen(centipawns(5000), Color::White)), 99) << "not won before it is mate";
    EXPECT_EQ(expectedOf100(seen(centipawns(5000), Color::Black)), 1);
    EXPECT_EQ(expectedOf100(seen(mate(7), Color::White)), 100);
    EXPECT_EQ(expectedOf100(seen(mate(7), Color::Black)), 0);
}

/// What a side says, from its best to its worst.
std::vector<SearchInfo> fromBestToWorst() {
    return {mate(1),        mate(2),          mate(30),  centipawns(900), centipawns(1), centipawns(0),
            centipawns(-1), centipawns(-900), mate(-30), mate(-2),        mate(-1),      mate(0)};
}

TEST(WhiteScore, OrdersScoresAsTheMoverDoes) {
    for (const Color mover : kColors) {
        const std::vector<SearchInfo> said = fromBestToWorst();
        for (std::size_t i = 0; i < said.size(); ++i) {
            for (std::size_t j = 0; j < said.size(); ++j) {
                const bool isBetter = isBetterFor(mover, seen(said[i], mover), seen(said[j], mover));
                EXPECT_EQ(isBetter, i < j) << i << " " << j << " for the side " << int(mover);
                EXPECT_EQ(isBetterFor(~mover, seen(said[i], mover), seen(said[j], mover)), j < i);
            }
        }
    }
}

// Every way of saying "the side with the rook is better", from both sides, of the position itself and of the
// threat in it, in both variants: White, who has the rook, is better in all of them.

/// Something that the side to move says if it stands well, or badly.
struct Saying {
    const char* name;
    SearchInfo well;
    SearchInfo badly;
};

const std::vector<Saying>& sayings() {
    static const std::vector<Saying> all = [] {
        SearchInfo wellWithBoth = chances(900, 90, 10);
        wellWithBoth.scoreForMover = Score{Score::Kind::Centipawns, 300};
        SearchInfo badlyWithBoth = chances(10, 90, 900);
        badlyWithBoth.scoreForMover = Score{Score::Kind::Centipawns, -300};
        return std::vector<Saying>{
            {"centipawns", centipawns(300), centipawns(-300)},
            {"mate", mate(4), mate(-4)},
            {"chances", chances(900, 90, 10), chances(10, 90, 900)},
            {"both", wellWithBoth, badlyWithBoth},
            {"bound", centipawns(300, ScoreBound::Lower), centipawns(-300, ScoreBound::Upper)},
            {"mate bound", mate(4, ScoreBound::Lower), mate(-4, ScoreBound::Upper)},
        };
    }();
    return all;
}

TEST(WhiteScore, IsAboveHalfInEveryWayOfSayingThatWhiteIsBetter) {
    unsigned cases = 0;
    for (const Saying& saying : sayings()) {
        for (const Color mover : kColors) {
            for (const bool isThreat : {false, true}) {
                // A threat is what the side that does not move would do.
                const Position position = withToMove(isThreat ? ~mover : mover);
                const Position searched = isThreat ? position.afterNull() : position;
                const SearchInfo& said = mover == Color::White ? saying.well : saying.badly;
                const auto score = scoreForWhite(said, searched, WinCurve::bastion());
                ASSERT_TRUE(score);
                EXPECT_GT(score->expected, 0.5) << saying.name;
                EXPECT_GT(expectedOf100(*score), 50) << saying.name;
                EXPECT_NE(score->bound, ScoreBound::Upper) << saying.name;
                EXPECT_GT(score->centipawns.value_or(1), 0) << saying.name;
                EXPECT_EQ(score->mate.value_or(ForcedMate{Color::White}).winner, Color::White) << saying.name;
                const Chances chances = score->chances.value_or(Chances{1, 0, 0});
                EXPECT_GT(chances.win, chances.loss) << saying.name;
                ++cases;
            }
        }
    }
    EXPECT_EQ(cases, 24U);
}

}  // namespace
}  // namespace roque::test
