#include "controller/game/hint_giver.h"

#include <gtest/gtest.h>

#include "controller/search/search_thread.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

class HintGiverTest : public ControllerTest {
protected:
    using Step = HintGiver::Step;

    HintGiverTest() {
        hints_.onChanged = [this] { ++changes_; };
    }
    void startAt(const char* fen) {
        controller_.newGame({{person(), person()}, positionOf(fen), Variant::Standard});
    }
    /// Asks, and waits for the answer.
    void ask() {
        hints_.ask();
        ASSERT_TRUE(dispatcher_.runFastUntil([this] { return !hints_.isLooking(); }));
    }

    HintGiver hints_{dispatcher_, controller_, testPlugins(), testDeadlines()};
    int changes_ = 0;
};

TEST_F(HintGiverTest, ShowsAPieceThenItsSquareThenTheMove) {
    startAt("7k/5ppp/8/8/8/8/8/R6K w - - 0 1");
    ask();
    ASSERT_TRUE(hints_.hint());
    EXPECT_EQ(hints_.hint()->move, Move(Square::A1, Square::A8));
    for (const Step step : {Step::Piece, Step::Square, Step::Move, Step::Move}) {
        EXPECT_EQ(hints_.hint()->step, step);
        hints_.ask();
    }
}

TEST_F(HintGiverTest, IsNotedOnceForAMove) {
    start(person(), person());
    ask();
    hints_.ask();
    hints_.ask();
    EXPECT_EQ(controller_.hints()[Color::White], 1U);
    play("e2e4");
    ask();
    EXPECT_EQ(controller_.hints()[Color::Black], 1U);
}

TEST_F(HintGiverTest, GoesWithItsPosition) {
    start(person(), person());
    ask();
    play("a2a3");
    EXPECT_FALSE(hints_.hint());
    hints_.ask();
    ASSERT_TRUE(hints_.isLooking());
    play("a7a6");
    EXPECT_FALSE(hints_.isLooking());
    dispatcher_.advance(std::chrono::minutes(1));
    EXPECT_FALSE(hints_.hint());
}

TEST_F(HintGiverTest, WaitsForItsThreadWhenItsGameGoes) {
    const unsigned detached = SearchThread::detachedThreads();
    start(person(), person());
    hints_.ask();
    ASSERT_TRUE(hints_.isLooking());
    start(person(), person());
    EXPECT_FALSE(hints_.isLooking());
    EXPECT_FALSE(hints_.hasLeft());
    ASSERT_TRUE(dispatcher_.runUntil([this] { return hints_.hasLeft(); }));
    EXPECT_EQ(SearchThread::detachedThreads(), detached);
    ask();
    EXPECT_TRUE(hints_.hint()) << "of the new game";
}

TEST_F(HintGiverTest, WaitsForItsThreadWhenTheControllerCloses) {
    const unsigned detached = SearchThread::detachedThreads();
    bool hasTold = false;
    start(person(), person());
    hints_.ask();
    hints_.onLeft = [&] { hasTold = hints_.hasLeft(); };
    controller_.close();
    EXPECT_FALSE(hints_.isLooking());
    EXPECT_FALSE(hints_.hasLeft());
    ASSERT_TRUE(dispatcher_.runUntil([&] { return hasTold; }));
    EXPECT_EQ(SearchThread::detachedThreads(), detached);
}

TEST_F(HintGiverTest, IsForPeopleOnly) {
    EXPECT_FALSE(hints_.canAsk());
    start(plugin("waits_for_stop"), person());
    hints_.ask();
    EXPECT_FALSE(hints_.isLooking());
    EXPECT_EQ(changes_, 0);
}

}  // namespace
}  // namespace roque::test
