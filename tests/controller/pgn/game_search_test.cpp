#include "controller/pgn/game_search.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr GameSummary kGame{"Zoë Čapek", "ANAND, V.", "Ægir Öpen", "1999.03.31", GameResult::Draw, 40, ""};

bool fits(const char* words) {
    return GameSearch({words, std::nullopt, false}).fits(kGame);
}

TEST(GameSearch, FindsWhatContainsEveryWord) {
    EXPECT_TRUE(fits(""));
    EXPECT_TRUE(fits("anand capek"));
    EXPECT_TRUE(fits("nand 1999"));
    EXPECT_FALSE(fits("anand kramnik"));
}

TEST(GameSearch, MindsNeitherCapitalsNorAccents) {
    EXPECT_TRUE(fits("zoe"));
    EXPECT_TRUE(fits("ZOË"));
    EXPECT_TRUE(fits("Čapek"));
    EXPECT_TRUE(fits("open"));
}

TEST(GameSearch, DoesNotFindAWordAcrossTwoNames) {
    EXPECT_FALSE(fits("capekanand"));
}

TEST(GameSearch, FindsByResultAndByErrors) {
    EXPECT_TRUE(GameSearch({"", GameResult::Draw, false}).fits(kGame));
    EXPECT_FALSE(GameSearch({"", GameResult::WhiteWins, false}).fits(kGame));
    EXPECT_FALSE(GameSearch({"", std::nullopt, true}).fits(kGame));
}

TEST(SearchText, IsWithoutAccents) {
    EXPECT_EQ(searchText("ÀÿĀſŁódź Straße ×"), "ayaslodz strase *");
    EXPECT_EQ(searchText("Ян"), "Ян");
    EXPECT_EQ(searchText("\xc3"), "\xc3");
}

}  // namespace
}  // namespace roque
