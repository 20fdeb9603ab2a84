#include "controller/game/game_clock.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

class GameClockTest : public ControllerTest {
protected:
    void startTimed(const TimeControl& time, PlayerSpec white = person(), PlayerSpec black = person(),
                    const Position& position = Position::start()) {
        controller_.newGame(
            {{std::move(white), std::move(black)}, position, Variant::Standard, {time, time}});
        controller_.resume();  // everyone is ready
        dispatcher_.runPending();
    }
    /// White has used ten seconds for the first move and five for the second, Black twenty for the first.
    void playSlowly() {
        startTimed(suddenDeath(60s));
        dispatcher_.advance(10s);
        play("e2e4");
        dispatcher_.advance(20s);
        play("e7e5");
        dispatcher_.advance(5s);
    }
    [[nodiscard]] ClockTime left(Color color) const { return controller_.clock().left(color).left; }
    [[nodiscard]] std::optional<Outcome> outcome() const { return controller_.game()->outcome(); }
};

TEST_F(GameClockTest, RunsForThePersonWhoIsToMove) {
    startTimed(suddenDeath(60s, 2s));
    dispatcher_.advance(10s);
    EXPECT_EQ(left(Color::White), 50s);
    play("e2e4");
    EXPECT_EQ(left(Color::White), 52s);
    dispatcher_.advance(5s);
    EXPECT_EQ(left(Color::White), 52s);
    EXPECT_EQ(left(Color::Black), 55s);
}

TEST_F(GameClockTest, LosesForWhoeverHasNoTimeLeft) {
    startTimed(suddenDeath(3s));
    play("e2e4");
    dispatcher_.advance(3s);
    EXPECT_EQ(outcome(), (Outcome{Color::White, Termination::FlagFall}));
    EXPECT_EQ(nameOf(controller_), "over");
    EXPECT_FALSE(controller_.clock().isRunning());
}

TEST_F(GameClockTest, DrawsIfTheOpponentCannotMate) {
    startTimed(suddenDeath(3s), person(), person(), positionOf("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"));
    dispatcher_.advance(3s);
    EXPECT_EQ(outcome(), (Outcome{std::nullopt, Termination::FlagFall}));
}

TEST_F(GameClockTest, StandsWhileTheGameIsPaused) {
    startTimed(suddenDeath(60s));
    dispatcher_.advance(10s);
    controller_.pause();
    dispatcher_.advance(100s);
    EXPECT_EQ(left(Color::White), 50s);
    controller_.resume();
    dispatcher_.advance(1s);
    EXPECT_EQ(left(Color::White), 49s);
    EXPECT_FALSE(outcome());
}

TEST_F(GameClockTest, IsSetBackWithTheMoves) {
    playSlowly();
    controller_.takeBack();
    EXPECT_EQ(left(Color::White), 50s);
    EXPECT_EQ(left(Color::Black), 60s);
    dispatcher_.advance(1s);
    EXPECT_EQ(left(Color::Black), 59s);
    controller_.redo();
    EXPECT_EQ(left(Color::White), 50s);
    EXPECT_EQ(left(Color::Black), 40s);
}

TEST_F(GameClockTest, ForgetsFlagsThatWereExpected) {
    startTimed(suddenDeath(5s));
    dispatcher_.advance(4s);
    controller_.restart();
    controller_.resume();
    dispatcher_.advance(4s);
    EXPECT_FALSE(outcome());
    EXPECT_EQ(left(Color::White), 1s);
}

TEST_F(GameClockTest, RunsForAnAiPlayerOnceItThinks) {
    startTimed(suddenDeath(60s), plugin("waits_for_stop"));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return controller_.clock().isRunning(); }));
    dispatcher_.advance(10s);
    EXPECT_EQ(left(Color::White), 50s);
}

TEST_F(GameClockTest, TellsThatItRunsForAnAiPlayer) {
    bool isSeenRunning = false;
    const Subscription watching = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<StateChanged>(event)) isSeenRunning = controller_.clock().isRunning();
    });
    startTimed(suddenDeath(60s), plugin("waits_for_stop"));  // which has to start first
    EXPECT_TRUE(dispatcher_.runUntil([&] { return isSeenRunning; }));
}

TEST_F(GameClockTest, EndsTheGameOfAnAiPlayerThatThinksTooLong) {
    startTimed(suddenDeath(3s), plugin("waits_for_stop"));
    ASSERT_TRUE(dispatcher_.runUntil([this] { return controller_.clock().isRunning(); }));
    dispatcher_.advance(3s);
    EXPECT_EQ(outcome(), (Outcome{Color::Black, Termination::FlagFall}));
    ASSERT_TRUE(dispatcher_.runUntil([this] { return !controller_.isThinking(); }));
}

TEST_F(GameClockTest, CanBeSetAsItWasInAnEarlierRun) {
    startTimed(Byoyomi{60s, 10s, 3});
    dispatcher_.advance(65s);
    const ChessClock::State state = controller_.clock().state();
    controller_.restore(GameSetup(controller_.setup()), std::make_unique<Game>(), state, controller_.began());
    EXPECT_TRUE(controller_.clock().left(Color::White).isOvertime);
    EXPECT_EQ(left(Color::White), 5s);
    controller_.resume();
    dispatcher_.advance(6s);
    EXPECT_EQ(controller_.clock().left(Color::White).periods, 2U);
}

TEST_F(GameClockTest, TellsWhatEachSideHasUsedWithoutATimeControl) {
    start(person(), person());
    dispatcher_.advance(3s);
    play("e2e4");
    dispatcher_.advance(5s);
    play("e7e5");
    dispatcher_.advance(1s);
    controller_.pause();
    dispatcher_.advance(60s);
    controller_.resume();
    dispatcher_.advance(1s);
    controller_.resign(Color::White);
    dispatcher_.advance(60s);
    ASSERT_TRUE(controller_.clock().used());
    EXPECT_EQ(*controller_.clock().used(), (ByColor<ClockTime>{5s, 5s}));
    start(person(), person());
    EXPECT_EQ(*controller_.clock().used(), (ByColor<ClockTime>{0s, 0s}));
}

TEST_F(GameClockTest, CountsNothingAsUsedThatWasGivenBackWithTheMoves) {
    playSlowly();
    EXPECT_EQ(*controller_.clock().used(), (ByColor<ClockTime>{15s, 20s}));
    controller_.takeBack();
    EXPECT_EQ(*controller_.clock().used(), (ByColor<ClockTime>{10s, 0s}));
    dispatcher_.advance(2s);
    controller_.redo();
    EXPECT_EQ(*controller_.clock().used(), (ByColor<ClockTime>{10s, 20s}));
    controller_.takeBack();
    dispatcher_.advance(3s);
    play("e7e5");  // the same move, made anew
    EXPECT_EQ(*controller_.clock().used(), (ByColor<ClockTime>{10s, 3s}));
    for (const Color color : kColors)
        EXPECT_EQ(left(color) + (*controller_.clock().used())[color], 60s) << "as the clock says";
}

TEST_F(GameClockTest, DoesNotKnowWhatWasUsedInAnEarlierRun) {
    playSlowly();
    auto game = std::make_unique<Game>();
    for (const Move move : controller_.game()->moves()) ASSERT_TRUE(game->play(move));
    controller_.restore(GameSetup(controller_.setup()), std::move(game), controller_.clock().state(),
                        controller_.began());
    EXPECT_FALSE(controller_.clock().used());
    start(person(), person());
    EXPECT_TRUE(controller_.clock().used());
}

TEST_F(GameClockTest, DoesNotKnowTheTimeOfMovesOfAnEarlierRunThatAreMadeAgain) {
    playSlowly();
    auto game = std::make_unique<Game>();
    for (const Move move : controller_.game()->moves()) ASSERT_TRUE(game->play(move));
    while (game->canTakeBack()) game->takeBack();
    controller_.restore(GameSetup(controller_.setup()), std::move(game), controller_.clock().state(),
                        controller_.began());
    EXPECT_TRUE(controller_.clock().used());
    controller_.redo();
    EXPECT_FALSE(controller_.clock().used());
}

TEST_F(GameClockTest, GivesNoTimeOfAnEarlierRunBackWithTheMoves) {
    playSlowly();
    auto game = std::make_unique<Game>();
    for (const Move move : controller_.game()->moves()) ASSERT_TRUE(game->play(move));
    controller_.restore(GameSetup(controller_.setup()), std::move(game), controller_.clock().state(),
                        controller_.began());
    for (int times = 0; times < 2; ++times) {
        controller_.takeBack();
        EXPECT_EQ(left(Color::White), 45s);
        EXPECT_EQ(left(Color::Black), 40s);
    }
}

// A game with clocks waits until the person is ready.

class ClockThatWaits : public GameClockTest {
protected:
    void setUpTimed(PlayerSpec white, PlayerSpec black) {
        controller_.newGame({{std::move(white), std::move(black)},
                             Position::start(),
                             Variant::Standard,
                             {suddenDeath(60s, 2s), suddenDeath(60s, 2s)}});
    }
};

TEST_F(ClockThatWaits, StandsUntilThePersonIsReady) {
    setUpTimed(person(), person());
    dispatcher_.advance(100s);
    EXPECT_EQ(left(Color::White), 60s);
    controller_.resume();
    dispatcher_.advance(1s);
    EXPECT_EQ(left(Color::White), 59s);
}

TEST_F(ClockThatWaits, BeginsWithTheFirstMoveWhichTakesNoTime) {
    setUpTimed(person(), person());
    dispatcher_.advance(100s);
    play("e2e4");
    EXPECT_EQ(left(Color::White), 62s);
    dispatcher_.advance(5s);
    EXPECT_EQ(left(Color::Black), 55s);
}

TEST_F(ClockThatWaits, AsksNoAiPlayerBefore) {
    setUpTimed(plugin("random"), person());
    dispatcher_.advance(100s);
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_EQ(plies(), 0U);
    controller_.resume();
    EXPECT_TRUE(dispatcher_.runUntil([this] { return plies() == 1; }));
}

TEST_F(ClockThatWaits, WaitsAgainAfterARestart) {
    setUpTimed(person(), person());
    play("e2e4");
    controller_.restart();
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_EQ(left(Color::White), 60s);
}

TEST_F(ClockThatWaits, DoesNotWaitForAiPlayers) {
    setUpTimed(plugin("waits_for_stop"), plugin("waits_for_stop"));
    EXPECT_EQ(nameOf(controller_), "thinking");
}

TEST_F(ClockThatWaits, DoesNotWaitWhereTheGameIsOver) {
    controller_.newGame({{person(), person()},
                         positionOf("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
                         Variant::Standard,
                         {suddenDeath(60s), suddenDeath(60s)}});
    EXPECT_EQ(nameOf(controller_), "over");
}

class ClockLimits : public testing::Test {
protected:
    [[nodiscard]] SearchLimits limits(const TimeControl& white, const TimeControl& black,
                                      const SearchLimits& own = {}) {
        clock_.reset({white, black}, Color::White);
        return clock_.limits(own, Color::White);
    }
    ManualDispatcher dispatcher_;
    GameClock clock_{dispatcher_, [] {}};
};

TEST_F(ClockLimits, TellTheTimesOfBothSides) {
    const SearchLimits told = limits(suddenDeath(60s, 2s), suddenDeath(30s));
    EXPECT_EQ(told.timeLeft[Color::White], 60s);
    EXPECT_EQ(told.timeLeft[Color::Black], 30s);
    EXPECT_EQ(told.increment[Color::White], 2s);
    EXPECT_EQ(told.increment[Color::Black], std::nullopt);
    EXPECT_EQ(told.moveTime, std::nullopt);
}

TEST_F(ClockLimits, TellTheMovesOfAStage) {
    const TimeControl control = *parseTimeControl("40/60:20");
    EXPECT_EQ(limits(control, control).movesToGo, 40U);
}

TEST_F(ClockLimits, LeaveTimeForTheWayBack) {
    EXPECT_EQ(limits(TimePerMove{10s}, TimePerMove{10s}).moveTime, 9900ms);
    EXPECT_EQ(limits(TimePerMove{100ms}, TimePerMove{100ms}).moveTime, 90ms);
    EXPECT_EQ(limits(Byoyomi{0s, 30s, 1}, Untimed{}).moveTime, 29900ms);
    EXPECT_EQ(limits(Byoyomi{10s, 30s, 1}, Untimed{}).moveTime, std::nullopt);
}

TEST_F(ClockLimits, KeepThoseOfThePlayer) {
    SearchLimits own;
    own.depth = 3;
    own.moveTime = 1s;
    const SearchLimits told = limits(TimePerMove{10s}, Untimed{}, own);
    EXPECT_EQ(told.depth, 3U);
    EXPECT_EQ(told.moveTime, 1s);
}

TEST_F(ClockLimits, AreThoseOfThePlayerAloneWithoutAClock) {
    EXPECT_EQ(limits(Untimed{}, Untimed{}), SearchLimits{});
}

}  // namespace
}  // namespace roque::test
