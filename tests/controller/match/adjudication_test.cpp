#include "controller/match/adjudication.h"

#include <vector>

#include <gtest/gtest.h>

namespace roque::match {
namespace {

using sdk::Score;

/// The number of plies until a game is adjudicated if the two sides report these scores in turn, White first;
/// 0 if it never is.
unsigned pliesUntilJudged(const AdjudicationRules& rules, const std::vector<int>& scores,
                          std::optional<Outcome> expected) {
    Adjudicator adjudicator(rules);
    for (unsigned ply = 0; ply < scores.size(); ++ply) {
        const Color mover = ply % 2 == 0 ? Color::White : Color::Black;
        const auto outcome =
            adjudicator.judge(mover, ply / 2 + 1, Score{Score::Kind::Centipawns, scores[ply]});
        if (!outcome) continue;
        EXPECT_EQ(outcome, expected);
        return ply + 1;
    }
    return 0;
}

constexpr Outcome kDraw{std::nullopt, Termination::Agreement};

TEST(Adjudicator, JudgesNothingWithoutRules) {
    EXPECT_EQ(pliesUntilJudged({}, std::vector<int>(500), std::nullopt), 0U);
}

TEST(Adjudicator, DrawsWhenBothHaveSeenNothingForLongEnough) {
    AdjudicationRules rules;
    rules.draw = {.score = 10, .moves = 2, .from = 1};
    EXPECT_EQ(pliesUntilJudged(rules, {5, -10, 10, 0, 99}, kDraw), 4U);
    EXPECT_EQ(pliesUntilJudged(rules, {5, 0, 11, 0, 0, 0, 0, 0}, kDraw), 7U) << "it began anew";
}

TEST(Adjudicator, DrawsNoGameThatHasJustBegun) {
    AdjudicationRules rules;
    rules.draw = {.score = 10, .moves = 2, .from = 4};
    EXPECT_EQ(pliesUntilJudged(rules, std::vector<int>(20), kDraw), 10U);
}

TEST(Adjudicator, EndsALostGameOnlyIfBothSaySo) {
    AdjudicationRules rules;
    rules.resignation = {.score = 600, .moves = 2};
    const Outcome white{Color::White, Termination::Resignation};
    const Outcome black{Color::Black, Termination::Resignation};
    EXPECT_EQ(pliesUntilJudged(rules, {600, -600, 700, -900}, white), 4U);
    EXPECT_EQ(pliesUntilJudged(rules, {-600, 600, -700, 900}, black), 4U);
    EXPECT_EQ(pliesUntilJudged(rules, {600, -599, 600, -599, 600, -599}, white), 0U);
    EXPECT_EQ(pliesUntilJudged(rules, {600, 600, 600, 600, 600, 600}, white), 0U) << "both think they win";
}

TEST(Adjudicator, TakesAMateForDecided) {
    AdjudicationRules rules;
    rules.resignation = {.score = 600, .moves = 1};
    Adjudicator adjudicator(rules);
    EXPECT_FALSE(adjudicator.judge(Color::White, 1, Score{Score::Kind::Mate, 5}));
    EXPECT_EQ(adjudicator.judge(Color::Black, 1, Score{Score::Kind::Mate, -5}),
              (Outcome{Color::White, Termination::Resignation}));
}

TEST(Adjudicator, CountsNoMoveOfWhichNothingIsTold) {
    AdjudicationRules rules;
    rules.draw = {.score = 10, .moves = 1, .from = 1};
    Adjudicator adjudicator(rules);
    EXPECT_FALSE(adjudicator.judge(Color::White, 1, Score{}));
    EXPECT_FALSE(adjudicator.judge(Color::Black, 1, std::nullopt));
    EXPECT_FALSE(adjudicator.judge(Color::White, 2, Score{}));
    EXPECT_TRUE(adjudicator.judge(Color::Black, 2, Score{}));
}

TEST(Adjudicator, EndsGamesThatAreTooLong) {
    AdjudicationRules rules;
    rules.maxMoves = 3;
    EXPECT_EQ(pliesUntilJudged(rules, std::vector<int>(20, 100), kDraw), 6U);
}

}  // namespace
}  // namespace roque::match
