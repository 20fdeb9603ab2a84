#include <random>

#include <gmock/gmock.h>

#include "controller/match/pentanomial.h"
#include "controller/match/rating_fit.h"

namespace roque::match {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

/// Games with exactly the expected results, `games` with each colour between every two players.
std::vector<ColorScore> expectedGames(const std::vector<double>& ratings, double advantage, double games) {
    std::vector<ColorScore> list;
    for (std::size_t white = 0; white < ratings.size(); ++white) {
        for (std::size_t black = 0; black < ratings.size(); ++black) {
            if (white == black) continue;
            const double score = expectedScore(ratings[white] - ratings[black] + advantage);
            list.push_back({white, black, games, games * score});
        }
    }
    return list;
}

/// Random games, in pairs, between players of known ratings.
RatingPool randomPool(const std::vector<double>& ratings, int pairs, std::uint64_t seed) {
    RatingPool pool;
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> lot;
    const auto play = [&](std::size_t white, std::size_t black, const std::string& pair) {
        const double score = expectedScore(ratings[white] - ratings[black] + 30);
        const double draws = std::min(score, 1 - score) / 2;  // some of each player's points come from draws
        const double drawn = lot(random);
        const GameResult result = drawn < score - draws / 2   ? GameResult::WhiteWins
                                  : drawn < score + draws / 2 ? GameResult::Draw
                                                              : GameResult::BlackWins;
        pool.add("P" + std::to_string(white), "P" + std::to_string(black), result, pair);
    };
    for (std::size_t one = 0; one < ratings.size(); ++one) {
        for (std::size_t other = one + 1; other < ratings.size(); ++other) {
            for (int pair = 0; pair < pairs; ++pair) {
                const std::string name =
                    std::to_string(one) + '-' + std::to_string(other) + '.' + std::to_string(pair);
                play(one, other, name);
                play(other, one, name);
            }
        }
    }
    return pool;
}

TEST(FitRatings, FindsTheRatingsThatTheGamesComeFrom) {
    const std::vector<double> ratings{-700, -150, 0, 250, 600};
    const RatingFit fit = fitRatings(5, expectedGames(ratings, 35, 100), 0);
    ASSERT_THAT(fit.ratings, SizeIs(5));
    for (std::size_t player = 0; player < 5; ++player)
        EXPECT_NEAR(fit.ratings[player], ratings[player], 1e-4);
    EXPECT_NEAR(fit.whiteAdvantage, 35, 1e-4);
}

TEST(FitRatings, FindsThemOverALongChain) {
    std::vector<ColorScore> games;
    for (std::size_t player = 0; player + 1 < 12; ++player) {
        games.push_back({player, player + 1, 50, 50 * expectedScore(-300)});
        games.push_back({player + 1, player, 50, 50 * expectedScore(300)});
    }
    const RatingFit fit = fitRatings(12, games, 0);
    EXPECT_NEAR(fit.ratings[11] - fit.ratings[0], 3300, 0.01);
}

TEST(FitRatings, OfTwoAreThoseOfTheirScore) {
    // 75 % with both colours: 400 log10(3) points.
    const RatingFit fit = fitRatings(2, {{0, 1, 100, 75}, {1, 0, 100, 25}}, 0);
    EXPECT_NEAR(fit.ratings[0] - fit.ratings[1], 190.848, 0.001);
}

TEST(FitRatings, RateOneWhoHasWonAllByThePrior) {
    // 20.5 points out of 21.
    const RatingFit fit = fitRatings(2, {{0, 1, 10, 10}, {1, 0, 10, 0}}, 1);
    EXPECT_NEAR(fit.ratings[0] - fit.ratings[1], eloOfScore(20.5 / 21), 0.01);
}

TEST(Comparable, NamesThoseWhoHaveNotMet) {
    const std::vector<std::string> players{"A", "B", "C", "D"};
    EXPECT_TRUE(comparable(players, {{0, 1, 1, 1}, {2, 1, 1, 1}, {2, 3, 1, 1}}, 1));
    EXPECT_THAT(english(comparable(players, {{0, 1, 1, 1}, {2, 3, 1, 1}}, 1).error()), HasSubstr("A and C"));
}

TEST(Comparable, NeedsAPriorWhereAllPointsWentOneWay) {
    const std::vector<std::string> players{"A", "B"};
    EXPECT_TRUE(comparable(players, {{0, 1, 2, 2}}, 1));
    EXPECT_THAT(english(comparable(players, {{0, 1, 2, 2}}, 0).error()), HasSubstr("prior"));
    EXPECT_THAT(english(comparable(players, {{1, 0, 2, 2}}, 0).error()), HasSubstr("prior"));
    EXPECT_TRUE(comparable(players, {{0, 1, 2, 1.5}}, 0));
}

TEST(Rate, RecoversRatingsWithinTheErrorsThatItTells) {
    const std::vector<double> truth{-300, 0, 100, 200};
    unsigned inside = 0;
    constexpr unsigned kPools = 10;
    for (unsigned seed = 1; seed <= kPools; ++seed) {
        const RatingPool pool = randomPool(truth, 100, seed);
        const RatingList list = rate(pool, {{}, 0, 100, 1});
        for (const Rating& rating : list.ratings) {
            EXPECT_GT(rating.error, 5);
            EXPECT_LT(rating.error, 60);
            if (std::abs(rating.rating - truth[rating.player]) <= rating.error) ++inside;
        }
    }
    EXPECT_GE(inside, 4 * kPools * 85 / 100) << "of 40, 38 are to be expected";
}

TEST(Rate, IsTheSameForTheSameSeed) {
    const RatingPool pool = randomPool({0, 100}, 20, 1);
    EXPECT_EQ(rate(pool, {{}, 1, 50, 1}).ratings[0].error, rate(pool, {{}, 1, 50, 1}).ratings[0].error);
    EXPECT_NE(rate(pool, {{}, 1, 50, 1}).ratings[0].error, rate(pool, {{}, 1, 50, 2}).ratings[0].error);
}

TEST(Rate, FitsAllAnchorsTogether) {
    RatingPool pool;
    for (int game = 0; game < 100; ++game) {
        pool.add("A", "B", game % 4 == 0 ? GameResult::BlackWins : GameResult::WhiteWins, "");
        pool.add("B", "A", game % 4 == 0 ? GameResult::WhiteWins : GameResult::BlackWins, "");
    }
    // A is 190.8 better than B, but is declared 150 better: both are off by the same amount, and right on
    // average.
    const RatingList list = rate(pool, {{{0, 1650}, {1, 1500}}, 0, 10, 1});
    EXPECT_NEAR(list.ratings[0].rating, 1650 + 20.4, 0.1);
    EXPECT_NEAR(list.ratings[1].rating, 1500 - 20.4, 0.1);
}

TEST(Rate, CountsGamesAndPoints) {
    RatingPool pool;
    pool.add("A", "B", GameResult::WhiteWins, "");
    pool.add("B", "A", GameResult::Draw, "");
    const RatingList list = rate(pool, {{}, 1, 2, 1});
    EXPECT_EQ(list.ratings[0].games, 2);
    EXPECT_DOUBLE_EQ(list.ratings[0].score(), 0.75);
    EXPECT_DOUBLE_EQ(list.ratings[1].score(), 0.25);
}

constexpr const char* kPairs =
    "[Event \"x\"]\n[Round \"1.1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n"
    "[Event \"x\"]\n[Round \"2.1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n1. e4 0-1\n\n"
    "[Event \"x\"]\n[Round \"1.2\"]\n[White \"B\"]\n[Black \"A\"]\n[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n\n"
    "[Event \"x\"]\n[Round \"3.1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 *\n\n";

TEST(RatingPool, FindsThePairsOfAFile) {
    RatingPool pool;
    pool.add(kPairs);
    EXPECT_EQ(pool.games(), 3U) << "one has no result";
    EXPECT_THAT(pool.players(), ElementsAre("A", "B"));
    ASSERT_THAT(pool.units(), SizeIs(2));
    EXPECT_THAT(pool.units()[0].games, SizeIs(2));
    EXPECT_THAT(pool.units()[1].games, SizeIs(1));
}

TEST(RatingPool, MakesNoPairsOfGamesOfDifferentFiles) {
    RatingPool pool;
    pool.add(kPairs);
    pool.add(kPairs);
    EXPECT_EQ(pool.games(), 6U);
    EXPECT_THAT(pool.units(), SizeIs(4));
}

}  // namespace
}  // namespace roque::match
