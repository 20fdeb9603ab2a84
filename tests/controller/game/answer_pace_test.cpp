#include "controller/game/answer_pace.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

class AnswerPaceTest : public testing::Test {
protected:
    void answer(std::chrono::milliseconds least) {
        pace_.playAfter(least, [this] { ++played_; });
    }

    ManualDispatcher dispatcher_;
    AnswerPace pace_{dispatcher_};
    int played_ = 0;
};

TEST_F(AnswerPaceTest, PlaysAtOnceWhatHasTakenLongEnough) {
    pace_.begin();
    dispatcher_.advance(2s);
    answer(2s);
    EXPECT_EQ(played_, 1);
    pace_.begin();
    answer(0s);
    EXPECT_EQ(played_, 2);
}

TEST_F(AnswerPaceTest, LetsTheRestOfTheTimePassFirst) {
    pace_.begin();
    dispatcher_.advance(500ms);
    answer(2s);
    dispatcher_.advance(1499ms);
    EXPECT_EQ(played_, 0);
    dispatcher_.advance(1ms);
    EXPECT_EQ(played_, 1);
    dispatcher_.advance(10s);
    EXPECT_EQ(played_, 1);
}

TEST_F(AnswerPaceTest, PlaysAtOnceWhenItIsHurried) {
    pace_.begin();
    answer(2s);
    EXPECT_TRUE(pace_.hurry());
    EXPECT_EQ(played_, 1);
    dispatcher_.advance(10s);
    EXPECT_EQ(played_, 1);
    EXPECT_FALSE(pace_.hurry());
}

TEST_F(AnswerPaceTest, ForgetsWhatIsNoLongerOfInterest) {
    pace_.begin();
    answer(2s);
    pace_.forget();
    dispatcher_.advance(10s);
    EXPECT_EQ(played_, 0);
    pace_.begin();
    answer(2s);
    pace_.begin();
    dispatcher_.advance(10s);
    EXPECT_EQ(played_, 0);
}

// In a game.

class WatchedGame : public ControllerTest {
protected:
    static constexpr std::chrono::milliseconds kPace = 20s;

    void start(PlayerSpec white, PlayerSpec black, ByColor<TimeControl> time = {}) {
        GameSetup setup{{std::move(white), std::move(black)}, Position::start(), Variant::Standard, time};
        setup.pace = kPace;
        controller_.newGame(setup);
    }
};

TEST_F(WatchedGame, HasEveryMoveTakeAWhile) {
    start(plugin("random"), plugin("random"));
    const auto began = dispatcher_.now();
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return plies() == 3; }));
    EXPECT_GE(dispatcher_.now() - began, 3 * kPace);
}

TEST_F(WatchedGame, DoesNotLetAPersonWait) {
    start(person(), plugin("random"));
    play("e2e4");
    EXPECT_TRUE(dispatcher_.runUntil([this] { return plies() == 2; }));
}

TEST_F(WatchedGame, GoesOnAtOnceWhenToldTo) {
    start(plugin("random"), plugin("waits_for_stop"));
    EXPECT_TRUE(dispatcher_.runUntil([this] {
        controller_.moveNow();
        return plies() == 1;
    }));
}

TEST_F(WatchedGame, TakesNoTimeOfTheClockToBeWatched) {
    start(plugin("random"), plugin("waits_for_stop"), {suddenDeath(60s), suddenDeath(60s)});
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return plies() == 1; }));
    EXPECT_GT(controller_.clock().left(Color::White).left, 60s - kPace / 2);
}

TEST_F(WatchedGame, PlaysNothingWhilePaused) {
    // The clock runs while a player thinks, and stops before its answer is held back.
    bool hasThought = false;
    const Subscription watching = controller_.subscribe(
        [&](const ControllerEvent&) { hasThought = hasThought || controller_.clock().isRunning(); });
    start(plugin("random"), plugin("random"));
    ASSERT_TRUE(dispatcher_.runUntil([&] { return hasThought && !controller_.clock().isRunning(); }));
    ASSERT_TRUE(controller_.isThinking());
    ASSERT_EQ(plies(), 0U);
    controller_.pause();
    dispatcher_.advance(2 * kPace);
    EXPECT_EQ(plies(), 0U);
}

}  // namespace
}  // namespace roque::test
