#include "view/commands/board_orientation.h"

#include <gmock/gmock.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

class BoardOrientationTest : public ControllerTest {
protected:
    BoardOrientationTest() { orientation_.registerActions(actions_); }

    void begin(PlayerSpec white, PlayerSpec black) {
        start(std::move(white), std::move(black));
        browser_.follow(*controller_.game());
        orientation_.turnToPerson();
    }
    void playAndTurn(const char* move) {
        play(move);
        browser_.update();
        orientation_.turnToMover();
    }
    [[nodiscard]] bool isWhiteBelow() const { return orientation_.orientation() == Orientation::WhiteBelow; }

    GameBrowser browser_;
    ActionRegistry actions_;
    BoardOrientation orientation_{controller_, browser_};
};

TEST_F(BoardOrientationTest, PutsAPersonWhoPlaysAloneBelow) {
    begin(plugin("waits_for_stop"), person());
    EXPECT_FALSE(isWhiteBelow());
    begin(person(), person());
    EXPECT_TRUE(isWhiteBelow());
}

TEST_F(BoardOrientationTest, TurnsToTheSideToMoveIfTwoPeopleWantIt) {
    begin(person(), person());
    playAndTurn("e2e4");
    EXPECT_TRUE(isWhiteBelow());
    orientation_.setTurnsToMover(true);
    playAndTurn("e7e5");
    EXPECT_TRUE(isWhiteBelow());
    playAndTurn("g1f3");
    EXPECT_FALSE(isWhiteBelow());
}

TEST_F(BoardOrientationTest, StaysWhileAnEarlierPositionIsShown) {
    begin(person(), person());
    orientation_.setTurnsToMover(true);
    play("e2e4");
    browser_.update();
    browser_.go(BrowseStep::First);
    orientation_.turnToMover();
    EXPECT_TRUE(isWhiteBelow());
}

TEST_F(BoardOrientationTest, FollowsThePersonWhenTheSidesAreSwapped) {
    begin(person(), plugin("waits_for_stop"));
    actions_.perform(Action::SwapSides);
    EXPECT_FALSE(isWhiteBelow());
}

TEST_F(BoardOrientationTest, StaysFlippedWhenTwoPeopleSwapSides) {
    begin(person(), person());
    actions_.perform(Action::FlipBoard);
    actions_.perform(Action::SwapSides);
    EXPECT_FALSE(isWhiteBelow());
}

TEST_F(BoardOrientationTest, HasWhiteBelowInAGameFromElsewhere) {
    begin(plugin("waits_for_stop"), person());
    Study study(recordOf(Game()));
    browser_.open(study);
    orientation_.turnToShown();
    EXPECT_TRUE(isWhiteBelow());
    orientation_.turnToPerson();  // another game begins
    EXPECT_TRUE(isWhiteBelow());
    actions_.perform(Action::FlipBoard);
    browser_.leaveStudy();
    orientation_.turnToShown();
    EXPECT_FALSE(isWhiteBelow());
    actions_.perform(Action::FlipBoard);
    browser_.open(study);
    orientation_.turnToShown();
    EXPECT_FALSE(isWhiteBelow()) << "as the person has left it";
}

TEST_F(BoardOrientationTest, TellsOnlyOfAnotherOrientation) {
    unsigned told = 0;
    orientation_.onTurned = [&](Orientation) { ++told; };
    begin(person(), person());
    EXPECT_EQ(told, 0U);
    actions_.perform(Action::FlipBoard);
    EXPECT_EQ(told, 1U);
}

}  // namespace
}  // namespace roque::test
