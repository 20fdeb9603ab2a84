#include "view/window/board_access.h"

#include <gmock/gmock.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

class BoardAccessTest : public ControllerTest {
protected:
    [[nodiscard]] BoardAccess access() const {
        return boardAccess(controller_, session_, premoves_, confirmation_);
    }

    PremoveQueue premoves_{controller_};
    GameSession session_{controller_,
                         {[](auto) { return std::chrono::year_month_day(); }, [](auto&, auto&) {}}};
    MoveConfirmation confirmation_{controller_};
};

TEST_F(BoardAccessTest, IsForTheSideOfThePersonToMove) {
    start(person(), person());
    EXPECT_EQ(access().movable, MovableSides::White);
    play("e2e4");
    EXPECT_EQ(access().movable, MovableSides::Black);
    EXPECT_EQ(access().premover, std::nullopt);
}

TEST_F(BoardAccessTest, IsForPremovesWhileTheOpponentThinks) {
    start(plugin("waits_for_stop"), person());
    ASSERT_TRUE(reaches("thinking"));
    EXPECT_EQ(access().movable, MovableSides::None);
    EXPECT_EQ(access().premover, Color::Black);
}

TEST_F(BoardAccessTest, IsForNobodyWhileAMoveWaitsToBeConfirmed) {
    start(person(), person());
    confirmation_.propose(Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    EXPECT_EQ(access().movable, MovableSides::None);
    EXPECT_TRUE(confirmation_.withdraw());
    EXPECT_EQ(access().movable, MovableSides::White);
}

TEST_F(BoardAccessTest, IsForBothSidesWhereMovesAreTriedOut) {
    start(plugin("waits_for_stop"), person());
    controller_.abort();
    EXPECT_EQ(access().movable, MovableSides::Both);
    start(person(), person());
    play("e2e4");
    session_.browser().go(BrowseStep::First);
    EXPECT_EQ(access().movable, MovableSides::Both);
}

}  // namespace
}  // namespace roque::test
