#include "controller/match/match_plan.h"

#include <map>
#include <set>

#include <gmock/gmock.h>

namespace roque::match {
namespace {

TEST(MatchPlan, LetsEverybodyMeetEverybodyInEachRound) {
    const MatchPlan plan(4, MatchMode::RoundRobin, 3, 10, 1);
    ASSERT_EQ(plan.size(), 18U);
    std::map<std::pair<std::size_t, std::size_t>, int> meetings;
    for (std::size_t number = 0; number < plan.size(); ++number)
        ++meetings[{plan.pair(number).first, plan.pair(number).second}];
    EXPECT_EQ(meetings.size(), 6U);
    for (const auto& [players, count] : meetings) EXPECT_EQ(count, 3);
}

TEST(MatchPlan, OfAGauntletLetsTheFirstMeetAllOthers) {
    const MatchPlan plan(4, MatchMode::Gauntlet, 1, 10, 1);
    ASSERT_EQ(plan.size(), 3U);
    for (std::size_t number = 0; number < plan.size(); ++number) EXPECT_EQ(plan.pair(number).first, 0U);
}

TEST(MatchPlan, HasOneOpeningForEachRoundAndNoneTwiceBeforeAllWereUsed) {
    const MatchPlan plan(3, MatchMode::RoundRobin, 10, 10, 7);
    std::set<std::size_t> openings;
    for (std::size_t round = 0; round < 10; ++round) {
        const std::size_t opening = plan.pair(3 * round).opening;
        EXPECT_EQ(plan.pair(3 * round + 2).opening, opening);
        openings.insert(opening);
    }
    EXPECT_EQ(openings.size(), 10U);
}

TEST(MatchPlan, BeginsAgainWhenTheOpeningsAreUsedUp) {
    const MatchPlan plan(2, MatchMode::RoundRobin, 5, 2, 7);
    EXPECT_EQ(plan.pair(4), plan.pair(0));
    EXPECT_NE(plan.pair(1), plan.pair(0));
}

TEST(MatchPlan, IsTheSameForTheSameSeedEverywhere) {
    const auto openings = [](std::uint64_t seed) {
        const MatchPlan plan(2, MatchMode::RoundRobin, 8, 8, seed);
        std::vector<std::size_t> order;
        for (std::size_t pair = 0; pair < plan.size(); ++pair) order.push_back(plan.pair(pair).opening);
        return order;
    };
    EXPECT_EQ(openings(1), openings(1));
    EXPECT_NE(openings(1), openings(2));
}

TEST(MatchPlan, GivesEachPlayerALotOfHisOwnInEachGame) {
    const MatchPlan plan(2, MatchMode::RoundRobin, 100, 8, 1);
    std::set<std::uint64_t> seeds;
    for (std::size_t pair = 0; pair < plan.size(); ++pair) {
        for (const unsigned game : {0U, 1U}) {
            for (const std::size_t player : {0U, 1U}) {
                const std::uint64_t seed = plan.seedOf(pair, game, player);
                EXPECT_GE(seed, 1U);
                EXPECT_LE(seed, 1'000'000'000U);
                seeds.insert(seed);
            }
        }
    }
    EXPECT_EQ(seeds.size(), 400U);
    EXPECT_NE(MatchPlan(2, MatchMode::RoundRobin, 1, 8, 2).seedOf(0, 0, 0), plan.seedOf(0, 0, 0));
}

}  // namespace
}  // namespace roque::match
