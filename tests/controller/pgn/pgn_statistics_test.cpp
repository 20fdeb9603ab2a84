#include "controller/pgn/pgn_statistics.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::UnorderedElementsAre;

TEST(PgnStatistics, AddUp) {
    PgnStatistics first{
        2, 100, 70, 1, 2, 3, {1, 0, 1, 0}, {{"Ada", 2}, {"Bo", 1}}, {{"e4 e5", 2}}, {{"1999", 1}}};
    const PgnStatistics second{
        1, 90, 90, 4, 5, 6, {0, 1, 0, 0}, {{"Bo", 1}, {"Cy", 1}}, {{"d4", 1}}, {{"1999", 1}, {"2001", 1}}};

    first.add(second);
    EXPECT_EQ(first.games, 3U);
    EXPECT_EQ(first.plies, 190U);
    EXPECT_EQ(first.maxPlies, 90U) << "the longest game of both, not the sum";
    EXPECT_EQ(first.variations, 5U);
    EXPECT_EQ(first.comments, 7U);
    EXPECT_EQ(first.nags, 9U);
    EXPECT_THAT(first.results, ElementsAre(1, 1, 1, 0));
    EXPECT_THAT(first.players, UnorderedElementsAre(Pair("Ada", 2), Pair("Bo", 2), Pair("Cy", 1)));
    EXPECT_THAT(first.openings, UnorderedElementsAre(Pair("e4 e5", 2), Pair("d4", 1)));
    EXPECT_THAT(first.years, ElementsAre(Pair("1999", 2), Pair("2001", 1)));
}

TEST(PgnStatistics, NameTheMostFrequentFirst) {
    const PgnStatistics::Counts counts{{"Cy", 2}, {"Ada", 2}, {"Bo", 5}, {"Di", 1}};
    EXPECT_THAT(PgnStatistics::mostFrequent(counts, 3),
                ElementsAre(Pair("Bo", 5), Pair("Ada", 2), Pair("Cy", 2)));
    EXPECT_THAT(PgnStatistics::mostFrequent(counts, 9),
                ElementsAre(Pair("Bo", 5), Pair("Ada", 2), Pair("Cy", 2), Pair("Di", 1)));
    EXPECT_THAT(PgnStatistics::mostFrequent(counts, 0), IsEmpty());
    EXPECT_THAT(PgnStatistics::mostFrequent({}, 3), IsEmpty());
}

}  // namespace
}  // namespace roque
