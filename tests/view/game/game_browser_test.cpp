#include "view/game/game_browser.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

class GameBrowserTest : public testing::Test {
protected:
    GameBrowserTest() { browser_.follow(game_); }

    void play(Square from, Square to) {
        ASSERT_TRUE(game_.play(Move(from, to)));
        browser_.update();
    }

    Game game_;
    GameBrowser browser_;
};

TEST_F(GameBrowserTest, LooksAtWhereTheGameStands) {
    EXPECT_TRUE(browser_.isLive());
    play(Square::G1, Square::F3);
    EXPECT_TRUE(browser_.isLive());
    EXPECT_EQ(browser_.shown(), &game_.current());
}

TEST_F(GameBrowserTest, StaysAtAnEarlierPositionWhileTheGameGoesOn) {
    play(Square::G1, Square::F3);
    browser_.go(BrowseStep::Previous);
    play(Square::G8, Square::F6);
    EXPECT_EQ(browser_.shown(), &game_.root());
    EXPECT_FALSE(browser_.isLive());
}

TEST_F(GameBrowserTest, GoesNoFurtherThanTheEnds) {
    play(Square::G1, Square::F3);
    EXPECT_FALSE(browser_.canGo(BrowseStep::Next));
    browser_.go(BrowseStep::Next);
    EXPECT_EQ(browser_.index(), 1U);
    browser_.go(BrowseStep::First);
    EXPECT_FALSE(browser_.canGo(BrowseStep::Previous));
    browser_.go(BrowseStep::Previous);
    EXPECT_EQ(browser_.index(), 0U);
    browser_.go(BrowseStep::Last);
    EXPECT_TRUE(browser_.isLive());
}

TEST_F(GameBrowserTest, FollowsWhatIsTakenBack) {
    play(Square::G1, Square::F3);
    play(Square::G8, Square::F6);
    game_.takeBack();
    browser_.update();
    EXPECT_EQ(browser_.shown(), &game_.current());
}

TEST_F(GameBrowserTest, LooksAtTheLastPositionIfTheOneLookedAtIsGone) {
    play(Square::G1, Square::F3);
    play(Square::G8, Square::F6);
    play(Square::F3, Square::G1);
    browser_.goTo(2);
    for (int times = 0; times < 2; ++times) game_.takeBack();
    browser_.update();
    EXPECT_EQ(browser_.shown(), &game_.current());
}

TEST_F(GameBrowserTest, LooksAtMovesThatWereTakenBack) {
    play(Square::G1, Square::F3);
    const GameNode& takenBack = game_.current();
    game_.takeBack();
    play(Square::B1, Square::C3);
    browser_.goTo(takenBack);
    EXPECT_EQ(browser_.shown(), &takenBack);
    EXPECT_FALSE(browser_.isLive());
    play(Square::G8, Square::F6);
    EXPECT_EQ(browser_.shown(), &takenBack);
    browser_.go(BrowseStep::Last);
    EXPECT_TRUE(browser_.isLive());
}

TEST_F(GameBrowserTest, GoesFromVariationToVariation) {
    play(Square::G1, Square::F3);
    game_.takeBack();
    play(Square::B1, Square::C3);
    EXPECT_FALSE(browser_.canGo(BrowseStep::PreviousVariation));  // the played move comes first
    browser_.go(BrowseStep::NextVariation);
    EXPECT_EQ(browser_.shown()->move(), Move(Square::G1, Square::F3));
    browser_.go(BrowseStep::PreviousVariation);
    EXPECT_TRUE(browser_.isLive());
}

TEST(GameBrowser, ShowsNothingBeforeThereIsAGame) {
    GameBrowser browser;
    EXPECT_EQ(browser.shown(), nullptr);
    EXPECT_FALSE(browser.canGo(BrowseStep::First));
    EXPECT_FALSE(browser.canGo(BrowseStep::Last));
}

}  // namespace
}  // namespace roque
