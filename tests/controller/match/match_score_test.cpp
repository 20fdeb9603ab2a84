#include "controller/match/match_score.h"

#include <gmock/gmock.h>

namespace roque::match {
namespace {

using testing::ElementsAre;

ScoredGame game(std::size_t pair, unsigned number, std::size_t white, std::size_t black, GameResult result) {
    return {pair, number, white, black, result, GameEnd::Rules, std::nullopt};
}

TEST(MatchScore, CountsPairsFromBothSides) {
    MatchScore score(2);
    score.add(game(0, 0, 0, 1, GameResult::WhiteWins));
    EXPECT_EQ(score.pairsBetween(0, 1).pairs(), 0U) << "half a pair is none";
    score.add(game(0, 1, 1, 0, GameResult::Draw));
    EXPECT_EQ(score.pairsBetween(0, 1), PairCounts({0, 0, 0, 1, 0}));
    EXPECT_EQ(score.pairsBetween(1, 0), PairCounts({0, 1, 0, 0, 0}));
    EXPECT_EQ(score.player(0).pairs, PairCounts({0, 0, 0, 1, 0}));
    EXPECT_EQ(score.player(0).wins, 1U);
    EXPECT_EQ(score.player(1).losses, 1U);
    EXPECT_DOUBLE_EQ(score.player(0).score(), 0.75);
}

TEST(MatchScore, DoesNotMindTheOrderOfGames) {
    MatchScore score(2);
    score.add(game(1, 1, 1, 0, GameResult::WhiteWins));
    score.add(game(0, 0, 0, 1, GameResult::WhiteWins));
    score.add(game(1, 0, 0, 1, GameResult::BlackWins));
    score.add(game(0, 1, 1, 0, GameResult::BlackWins));
    EXPECT_EQ(score.pairsBetween(0, 1), PairCounts({1, 0, 0, 0, 1}));
}

TEST(MatchScore, LeavesVoidGamesAndTheirPairsOut) {
    MatchScore score(2);
    ScoredGame failed = game(0, 0, 0, 1, GameResult::Unknown);
    failed.end = GameEnd::EngineFailed;
    failed.culprit = Color::Black;
    score.add(failed);
    score.add(game(0, 1, 1, 0, GameResult::WhiteWins));
    EXPECT_EQ(score.player(0).games(), 1U);
    EXPECT_EQ(score.player(0).wins, 0U) << "nobody has beaten what has died";
    EXPECT_EQ(score.player(1).failures, 1U);
    EXPECT_EQ(score.player(0).failures, 0U);
    EXPECT_EQ(score.pairsBetween(0, 1).pairs(), 0U);
    EXPECT_EQ(score.games(), 2U);
}

TEST(MatchScore, ListsTimeLossesAndIllegalMovesOfTheirCulprits) {
    MatchScore score(2);
    ScoredGame late = game(0, 0, 0, 1, GameResult::BlackWins);
    late.end = GameEnd::TimeLoss;
    late.culprit = Color::White;
    score.add(late);
    ScoredGame illegal = game(0, 1, 1, 0, GameResult::WhiteWins);
    illegal.end = GameEnd::IllegalMove;
    illegal.culprit = Color::Black;
    score.add(illegal);
    EXPECT_EQ(score.player(0).timeLosses, 1U);
    EXPECT_EQ(score.player(0).illegalMoves, 1U);
    EXPECT_EQ(score.player(0).losses, 2U);
    EXPECT_EQ(score.player(1).timeLosses + score.player(1).illegalMoves, 0U);
}

TEST(MatchScore, OrdersPlayersByTheirScore) {
    MatchScore score(3);
    score.add(game(0, 0, 0, 1, GameResult::BlackWins));
    score.add(game(1, 0, 2, 0, GameResult::Draw));
    EXPECT_THAT(score.standings(), ElementsAre(1, 2, 0));
}

}  // namespace
}  // namespace roque::match
