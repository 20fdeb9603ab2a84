#include "view/game/move_confirmation.h"

#include <gmock/gmock.h>

#include "tests/controller/game/controller_test.h"

// Moves that wait until the person confirms them.
namespace roque::test {
namespace {

const Move kPawn(Square::E2, Square::E4, Move::Kind::DoublePush);

class Confirmation : public ControllerTest {
protected:
    Confirmation() {
        confirmation_.onChanged = [this] { ++changes_; };
        confirmation_.onSettled = [this] { ++settled_; };
        start(person(), person());
        confirmation_.propose(kPawn);
    }

    MoveConfirmation confirmation_{controller_};
    unsigned changes_ = 0;
    unsigned settled_ = 0;
};

TEST_F(Confirmation, HoldsAMoveBack) {
    EXPECT_EQ(confirmation_.proposed(), kPawn);
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(changes_, 1U);
    EXPECT_EQ(settled_, 0U);
}

TEST_F(Confirmation, EndsWhenTheMoveIsPlayed) {
    play("e2e4");
    EXPECT_EQ(confirmation_.proposed(), std::nullopt);
    EXPECT_EQ(settled_, 1U);
}

TEST_F(Confirmation, IsWithdrawnOnce) {
    EXPECT_TRUE(confirmation_.withdraw());
    EXPECT_FALSE(confirmation_.withdraw());
    EXPECT_EQ(changes_, 2U);
}

TEST_F(Confirmation, IsWithdrawnByWhatElseHappensToTheGame) {
    controller_.pause();
    EXPECT_EQ(confirmation_.proposed(), std::nullopt);
    controller_.resume();
    confirmation_.propose(kPawn);
    start(person(), person());
    EXPECT_EQ(confirmation_.proposed(), std::nullopt);
}

TEST_F(Confirmation, IsWithdrawnIfItIsNoLongerWanted) {
    confirmation_.setOn(false);
    EXPECT_EQ(confirmation_.proposed(), std::nullopt);
}

}  // namespace
}  // namespace roque::test
