#include "view/game/time_used.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

class TimeUsedTest : public ControllerTest {
protected:
    TimeUsed used_{controller_, dispatcher_};
};

TEST_F(TimeUsedTest, IsThatOfEachSideWithoutAClock) {
    start(person(), person());
    dispatcher_.advance(3s);
    play("e2e4");
    dispatcher_.advance(5s);
    play("e7e5");
    dispatcher_.advance(1s);
    controller_.resign(Color::White);
    ASSERT_TRUE(used_.times());
    EXPECT_EQ((*used_.times())[Color::White], 4s);
    EXPECT_EQ((*used_.times())[Color::Black], 5s);
    dispatcher_.advance(60s);
    EXPECT_EQ((*used_.times())[Color::White], 4s);
}

TEST_F(TimeUsedTest, LeavesPausesOut) {
    start(person(), person());
    dispatcher_.advance(3s);
    controller_.pause();
    dispatcher_.advance(60s);
    controller_.resume();
    dispatcher_.advance(1s);
    play("e2e4");
    EXPECT_EQ((*used_.times())[Color::White], 4s);
}

TEST_F(TimeUsedTest, BeginsAnewWithEachGame) {
    start(person(), person());
    dispatcher_.advance(3s);
    play("e2e4");
    start(person(), person());
    EXPECT_EQ((*used_.times())[Color::White], 0s);
}

TEST_F(TimeUsedTest, IsNotKnownOfAGameFromAnEarlierRun) {
    auto game = std::make_unique<Game>();
    ASSERT_TRUE(game->play(Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
    controller_.restore({{person(), person()}}, std::move(game), {}, {});
    EXPECT_FALSE(used_.times());
    start(person(), person());
    EXPECT_TRUE(used_.times());
}

}  // namespace
}  // namespace roque::test
