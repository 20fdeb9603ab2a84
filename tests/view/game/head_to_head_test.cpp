#include "view/game/head_to_head.h"

#include <gmock/gmock.h>

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

PointsEntry entry(const char* white, const char* black, GameResult result) {
    PointsEntry entry;
    entry.names = {white, black};
    entry.result = result;
    return entry;
}

TEST(Tallies, CountEachOpponentByItself) {
    const std::vector<PointsEntry> games{
        entry("Ada", "Bastion 6", GameResult::WhiteWins), entry("Bastion 6", "Ada", GameResult::WhiteWins),
        entry("Bastion 6", "Ada", GameResult::BlackWins), entry("Ada", "Bastion 6", GameResult::Draw),
        entry("Ada", "Bastion 7", GameResult::BlackWins)};
    EXPECT_THAT(talliesOf(games, "Ada"),
                ElementsAre(Pair("Bastion 6", Tally{2, 1, 1}), Pair("Bastion 7", Tally{0, 0, 1})));
}

TEST(Tallies, LeaveOutOtherPeopleAndGamesAgainstOneself) {
    EXPECT_THAT(talliesOf({entry("Zoë", "Bastion 6", GameResult::WhiteWins),
                           entry("Ada", "Ada", GameResult::WhiteWins)},
                          "Ada"),
                IsEmpty());
}

TEST(Tallies, CountNoGameWithoutAResult) {
    const auto tallies = talliesOf({entry("Ada", "Bastion 6", GameResult::Unknown)}, "Ada");
    EXPECT_THAT(tallies, ElementsAre(Pair("Bastion 6", Tally{})));
}

}  // namespace
}  // namespace roque::test
