#include "controller/players/player_strength.h"

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

std::optional<int> ratingOf(const char* id, std::map<std::string, std::string> options = {}) {
    return ratingAmongPeople(PluginSpec{id, std::move(options), {}}, testPlugins());
}

TEST(PlayerStrength, IsThatOfTheLevel) {
    const auto weak = ratingOf("bastion", {{"Level", "1"}});
    const auto strong = ratingOf("bastion", {{"Level", "8"}});
    ASSERT_TRUE(weak);
    ASSERT_TRUE(strong);
    EXPECT_LT(*weak, 500);
    EXPECT_GT(*strong, 1900);
}

TEST(PlayerStrength, IsNoMatchForPeopleFromLevelNine) {
    EXPECT_FALSE(ratingOf("bastion", {{"Level", "9"}}));
    EXPECT_FALSE(ratingOf("bastion"));
    EXPECT_FALSE(ratingAmongPeople(EngineSpec{}, testPlugins()));
    EXPECT_FALSE(ratingAmongPeople(person(), testPlugins()));
}

TEST(PlayerStrength, IsThatOfALimitedStrength) {
    EXPECT_EQ(ratingOf("bastion", {{"UCI_LimitStrength", "true"}, {"UCI_Elo", "1700"}}), 1700);
}

TEST(PlayerStrength, IsGuessedForPlayersWithoutLevels) {
    EXPECT_TRUE(ratingOf("random"));
    EXPECT_TRUE(ratingOf("minimax"));
    EXPECT_FALSE(ratingOf("nobody"));
}

}  // namespace
}  // namespace roque::test
