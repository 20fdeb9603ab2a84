#include "controller/game/game_controller.h"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

class GameControllerTest : public ControllerTest {
protected:
    [[nodiscard]] std::optional<Outcome> outcome() const { return controller_.game()->outcome(); }
};

TEST_F(GameControllerTest, LetsTwoPeoplePlayToMate) {
    start(person(), person());
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) play(move);
    ASSERT_TRUE(outcome());
    EXPECT_EQ(*outcome(), (Outcome{Color::Black, Termination::Checkmate}));
    EXPECT_EQ(nameOf(controller_), "over");
}

TEST_F(GameControllerTest, RefusesAnIllegalMove) {
    start(person(), person());
    const auto refused = controller_.play(Move(Square::E2, Square::E5));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, MoveRefusal::Reason::Illegal);
    EXPECT_THAT(english(refused.error().text), HasSubstr("e2e5"));
    EXPECT_EQ(plies(), 0U);
}

TEST_F(GameControllerTest, RefusesAMoveWhileAnAiPlayerThinks) {
    start(plugin("waits_for_stop"), person());
    const auto refused = controller_.play(Move(Square::E2, Square::E4));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, MoveRefusal::Reason::NotAPersonsTurn);
}

TEST_F(GameControllerTest, PlaysAnAiPlayersAnswer) {
    start(person(), plugin("healthy"));
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 2U);
}

TEST_F(GameControllerTest, LetsTwoAiPlayersPlayToTheEnd) {
    start(plugin("random"), plugin("random"));
    ASSERT_TRUE(reaches("over"));
    EXPECT_TRUE(outcome());
}

TEST_F(GameControllerTest, TellsWhatAnAiPlayerThinks) {
    start(plugin("minimax"), person());
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_GT(thoughts_, 0U);
}

TEST_F(GameControllerTest, TellsAMoveBeforeTheStateThatFollows) {
    start(person(), person());
    std::vector<std::string> told;
    const Subscription subscription = controller_.subscribe([&](const ControllerEvent& event) {
        if (const auto* move = std::get_if<MovePlayed>(&event)) told.push_back(move->node.san());
        if (std::holds_alternative<StateChanged>(event)) told.push_back(nameOf(controller_));
    });
    play("g1f3");
    EXPECT_EQ(told, (std::vector<std::string>{"Nf3", "person's turn"}));
}

TEST_F(GameControllerTest, TellsAMoveBeforeTheNextPlayerIsAsked) {
    GameSetup setup{{plugin("healthy"), person()}};
    setup.time = {suddenDeath(std::chrono::minutes(1)), suddenDeath(std::chrono::minutes(1))};
    controller_.newGame(setup);
    controller_.resume();
    ASSERT_TRUE(reaches("person's turn"));
    std::vector<std::string> told;
    const Subscription subscription = controller_.subscribe([&](const ControllerEvent& event) {
        // The clock of a player that has started runs as soon as it is asked.
        const char* const asked = controller_.clock().isRunning() ? ", White is asked" : "";
        if (std::holds_alternative<MovePlayed>(event)) told.push_back(std::string("a move") + asked);
        if (std::holds_alternative<StateChanged>(event)) told.push_back(std::string("a change") + asked);
    });
    play("e7e5");
    EXPECT_EQ(told, (std::vector<std::string>{"a move", "a change", "a change, White is asked"}));
}

TEST_F(GameControllerTest, AsksNobodyIfAHandlerPausesTheGame) {
    start(person(), plugin("healthy"));
    const Subscription subscription = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<MovePlayed>(event)) controller_.pause();
    });
    play("e2e4");
    dispatcher_.runPending();
    EXPECT_EQ(nameOf(controller_), "paused");
    EXPECT_EQ(plies(), 1U);
}

TEST_F(GameControllerTest, AsksThePlayerEvenIfAHandlerThrows) {
    start(person(), plugin("healthy"));
    const Subscription subscription = controller_.subscribe([&](const ControllerEvent& event) {
        const auto* const move = std::get_if<MovePlayed>(&event);
        if (move != nullptr && move->node.ply() == 1) throw std::runtime_error("a handler's");
    });
    EXPECT_THROW(play("e2e4"), std::runtime_error);
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 2U);
}

TEST_F(GameControllerTest, PlaysTheBestMoveFoundSoFarWhenToldTo) {
    start(plugin("waits_for_stop"), person());
    controller_.moveNow();
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 1U);
}

// Players that may have ended the program.

class HeldBackPlayer : public GameControllerTest {
protected:
    HeldBackPlayer() { controller_.holdBack("healthy", ROQUE_MESSAGE("It ended the program")); }
};

TEST_F(HeldBackPlayer, DoesNotMoveByItself) {
    start(plugin("healthy"), person());
    ASSERT_EQ(nameOf(controller_), "failed");
    EXPECT_EQ(std::get<Paused>(controller_.state()).failure->kind, PlayerFailure::Kind::HeldBack);
    ASSERT_EQ(failures_.size(), 1U);
    EXPECT_FALSE(failures_[0].wasRestarted);
    EXPECT_EQ(english(failures_[0].failure.reason), "It ended the program");
}

TEST_F(HeldBackPlayer, PlaysWhenAPersonSaysSo) {
    start(plugin("healthy"), person());
    controller_.resume();
    ASSERT_TRUE(reaches("person's turn"));
    start(plugin("healthy"), person());  // and from then on
    ASSERT_TRUE(reaches("person's turn"));
}

TEST_F(HeldBackPlayer, CanBeReplaced) {
    start(plugin("healthy"), person());
    controller_.replacePlayer(Color::White, plugin("random"));
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 1U);
}

TEST_F(HeldBackPlayer, DoesNotMoveInAGameThatGoesOn) {
    controller_.restore({{person(), plugin("healthy")}}, std::make_unique<Game>(), {}, {});
    controller_.resume();
    play("e2e4");
    EXPECT_EQ(nameOf(controller_), "failed");
}

TEST_F(GameControllerTest, KnowsWhetherAPersonHasMovedInAGameThatGoesOn) {
    controller_.restore({{plugin("random"), plugin("random")}}, std::make_unique<Game>(), {}, {});
    EXPECT_FALSE(controller_.hasPersonMoved());
    controller_.restore({{person(), plugin("random")}}, std::make_unique<Game>(), {}, {});
    EXPECT_TRUE(controller_.hasPersonMoved());
}

TEST_F(HeldBackPlayer, LeavesTheOthersAlone) {
    start(plugin("random"), person());
    EXPECT_TRUE(reaches("person's turn"));
}

// Late answers.

TEST_F(GameControllerTest, DropsAnAnswerThatComesAfterAPause) {
    start(plugin("waits_for_stop"), person());
    controller_.pause();
    controller_.close();
    ASSERT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    EXPECT_EQ(plies(), 0U);
}

TEST_F(GameControllerTest, DropsAnAnswerToTheGameBefore) {
    start(plugin("waits_for_stop"), person());
    start(person(), person());
    controller_.close();
    ASSERT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    EXPECT_EQ(plies(), 0U);
}

TEST_F(GameControllerTest, AsksAgainAfterALateAnswerWasDropped) {
    start(person(), plugin("bad_ignores_stop"));
    play("e2e4");
    controller_.takeBack();
    play("d2d4");  // while the first search continues
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(failures_.empty());
}

// Failures.

struct Fault {
    const char* plugin;
    PlayerFailure::Kind kind;
};

class FailingPlayer : public GameControllerTest, public testing::WithParamInterface<Fault> {};

TEST_P(FailingPlayer, IsNamedAndNeverEndsTheGame) {
    start(plugin(GetParam().plugin), person());
    ASSERT_TRUE(reaches("failed"));
    const bool isStartedAgain = GetParam().kind != PlayerFailure::Kind::CannotStart;
    ASSERT_EQ(failures_.size(), isStartedAgain ? 2U : 1U);
    EXPECT_EQ(failures_.front().wasRestarted, isStartedAgain);
    EXPECT_FALSE(failures_.back().wasRestarted);
    EXPECT_EQ(failures_.back().failure.color, Color::White);
    EXPECT_EQ(failures_.back().failure.kind, GetParam().kind);
    EXPECT_NE(failures_.back().failure.reason, Message());
    EXPECT_EQ(failures_.back().failure.playerName, controller_.playerName(Color::White));

    controller_.replacePlayer(Color::White, person());
    play("e2e4");
    EXPECT_EQ(plies(), 1U);
}

INSTANTIATE_TEST_SUITE_P(All, FailingPlayer,
                         testing::Values(Fault{"bad_throws_in_search", PlayerFailure::Kind::Failed},
                                         Fault{"bad_throws_number", PlayerFailure::Kind::Failed},
                                         Fault{"bad_fails_silently", PlayerFailure::Kind::Failed},
                                         Fault{"bad_illegal_move", PlayerFailure::Kind::BadMove},
                                         Fault{"bad_wrong_side_move", PlayerFailure::Kind::BadMove},
                                         Fault{"bad_null_move", PlayerFailure::Kind::BadMove},
                                         Fault{"bad_empty_move", PlayerFailure::Kind::BadMove},
                                         Fault{"bad_garbage_move", PlayerFailure::Kind::BadMove},
                                         Fault{"bad_endless_move", PlayerFailure::Kind::BadMove},
                                         Fault{"bad_throws_in_create", PlayerFailure::Kind::CannotStart},
                                         Fault{"bad_null_player", PlayerFailure::Kind::CannotStart},
                                         Fault{"bad_throws_in_new_game", PlayerFailure::Kind::CannotStart},
                                         Fault{"no_such_plugin", PlayerFailure::Kind::CannotStart}),
                         [](const auto& test) { return std::string(test.param.plugin); });

TEST_F(GameControllerTest, TriesAgainWhenAPersonWantsIt) {
    start(person(), plugin("bad_illegal_move"));
    play("e2e4");
    ASSERT_TRUE(reaches("failed"));
    controller_.resume();
    EXPECT_EQ(nameOf(controller_), "thinking");
    ASSERT_TRUE(reaches("failed"));
    EXPECT_EQ(failures_.size(), 4U);
}

TEST_F(GameControllerTest, GivesUpAPlayerThatNeverReturnsAndDoesNotStartItForEver) {
    start(person(), plugin("bad_never_returns", std::chrono::milliseconds(100)));
    play("e2e4");
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return nameOf(controller_) == "failed"; }));
    ASSERT_EQ(failures_.size(), 2U);
    EXPECT_EQ(failures_[1].failure.kind, PlayerFailure::Kind::NotResponding);

    dispatcher_.runPending();
    controller_.resume();
    ASSERT_TRUE(reaches("failed"));
    EXPECT_EQ(failures_.back().failure.kind, PlayerFailure::Kind::CannotStart);

    controller_.replacePlayer(Color::Black, plugin("healthy"));
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 2U);
}

TEST_F(GameControllerTest, StartsNoPlayerThatDoesNotKnowChess960) {
    controller_.newGame({{person(), plugin("standard_only")}, Position::start(), Variant::Chess960});
    play("e2e4");
    ASSERT_EQ(nameOf(controller_), "failed");
    EXPECT_THAT(english(failures_[0].failure.reason), HasSubstr("Chess960"));
}

TEST_F(GameControllerTest, SurvivesAPlayerThatTalksAfterItsSearch) {
    start(person(), plugin("bad_talks_after_search"));
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_TRUE(failures_.empty());
}

// Taking back.

TEST_F(GameControllerTest, TakesOnePlyBackBetweenPeople) {
    start(person(), person());
    for (const char* move : {"e2e4", "e7e5"}) play(move);
    controller_.takeBack();
    EXPECT_EQ(plies(), 1U);
    controller_.redo();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(GameControllerTest, TakesBackToThePersonsMoveWhileTheAiPlayerThinks) {
    start(person(), plugin("waits_for_stop"));
    play("e2e4");
    controller_.takeBack();
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(nameOf(controller_), "person's turn");
}

TEST_F(GameControllerTest, TakesBackAnAnswerTogetherWithThePersonsMove) {
    start(person(), plugin("healthy"));
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    controller_.takeBack();
    EXPECT_EQ(plies(), 0U);
    controller_.redo();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(GameControllerTest, HasNothingToTakeBackBeforeThePersonHasMoved) {
    start(plugin("healthy"), person());
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_FALSE(controller_.canTakeBack());
}

TEST_F(GameControllerTest, TakesNothingBackAndRedoesNothingOnceTheGameIsOver) {
    start(person(), person());
    for (const char* move : {"e2e4", "e7e5", "g1f3"}) play(move);
    controller_.takeBack();
    ASSERT_TRUE(controller_.canTakeBack());
    ASSERT_TRUE(controller_.canRedo());
    controller_.resign(Color::White);
    EXPECT_FALSE(controller_.canTakeBack());
    EXPECT_FALSE(controller_.canRedo());
    controller_.takeBack();
    controller_.redo();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(controller_.game()->outcome(), (Outcome{Color::Black, Termination::Resignation}));
}

TEST_F(GameControllerTest, PausesAfterTakingBackBetweenAiPlayers) {
    start(plugin("waits_for_stop"), plugin("waits_for_stop"));
    controller_.moveNow();
    ASSERT_TRUE(dispatcher_.runUntil([this] { return plies() == 1; }));
    controller_.takeBack();
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(nameOf(controller_), "paused");
}

// Draws, resignation, players.

TEST_F(GameControllerTest, ReplacesNobodyOnceTheGameIsOver) {
    EXPECT_FALSE(controller_.canReplacePlayers());
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    EXPECT_TRUE(controller_.canReplacePlayers());
    controller_.resign(Color::White);
    EXPECT_FALSE(controller_.canReplacePlayers());
    controller_.replacePlayer(Color::Black, PersonSpec{"Bo"});
    controller_.swapSides();
    EXPECT_EQ(controller_.setup().players[Color::White], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(controller_.setup().players[Color::Black], plugin("waits_for_stop"));
}

TEST_F(GameControllerTest, LetsAThreefoldRepetitionBeClaimed) {
    start(person(), person());
    EXPECT_FALSE(controller_.canClaimDraw());
    for (int times = 0; times < 2; ++times) {
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) play(move);
    }
    ASSERT_TRUE(controller_.canClaimDraw());
    controller_.claimDraw();
    EXPECT_EQ(outcome()->termination, Termination::ThreefoldRepetition);
    EXPECT_EQ(nameOf(controller_), "over");
}

TEST_F(GameControllerTest, LetsThePersonResignWhoseTurnItIs) {
    start(person(), person());
    play("e2e4");
    EXPECT_EQ(controller_.sideToResign(), Color::Black);
    start(person(), plugin("waits_for_stop"));
    play("e2e4");
    EXPECT_EQ(controller_.sideToResign(), Color::White);
    start(plugin("waits_for_stop"), plugin("waits_for_stop"));
    EXPECT_EQ(controller_.sideToResign(), std::nullopt);
}

TEST_F(GameControllerTest, LetsAnotherPluginPlayOnWhileOneThinks) {
    start(person(), plugin("waits_for_stop"));
    play("e2e4");
    controller_.replacePlayer(Color::Black, plugin("random"));
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(controller_.playerName(Color::Black), testPlugins().find("random")->info().name);
}

TEST_F(GameControllerTest, CallsPeopleByTheirNamesOrTheirSides) {
    start(PersonSpec{"Ada"}, person());
    EXPECT_EQ(controller_.playerName(Color::White), "Ada");
    EXPECT_EQ(controller_.playerName(Color::Black), "Black");
}

// Handlers and the end.

TEST_F(GameControllerTest, AllowsAHandlerToStartAnotherGame) {
    start(person(), person());
    bool hasStarted = false;
    std::string lastMove;
    const Subscription first = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<MovePlayed>(event) && !std::exchange(hasStarted, true))
            start(person(), person());
    });
    const Subscription second = controller_.subscribe([&](const ControllerEvent& event) {
        if (const auto* move = std::get_if<MovePlayed>(&event)) lastMove = move->node.san();
    });
    play("g1f3");
    EXPECT_EQ(lastMove, "Nf3");  // the previous game's node is still valid
    EXPECT_EQ(plies(), 0U);
}

TEST_F(GameControllerTest, IsClosedOnlyWhenEveryThreadHasEnded) {
    start(plugin("bad_ignores_stop"), person());
    ASSERT_TRUE(dispatcher_.runUntil([this] { return thoughts_ > 0; }));  // it searches on for a while
    controller_.close();
    dispatcher_.runPending();
    EXPECT_FALSE(isClosed_);
    EXPECT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
}

TEST_F(GameControllerTest, ClosesThoughAPlayerNeverReturns) {
    start(plugin("bad_never_returns"), person());
    controller_.close();
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return isClosed_; }));
}

TEST_F(GameControllerTest, ClosesThoughAPlayerDoesNotComeToItsEnd) {
    start(plugin("bad_never_leaves"), person());
    ASSERT_TRUE(reaches("person's turn"));  // it has answered, so it has no request any more
    controller_.close();
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return isClosed_; }));
}

TEST_F(GameControllerTest, PlaysOnThoughADismissedPlayerDoesNotComeToItsEnd) {
    start(plugin("bad_never_leaves"), person());
    ASSERT_TRUE(reaches("person's turn"));
    controller_.replacePlayer(Color::White, person());
    play("e7e5");
    play("g1f3");
    EXPECT_EQ(plies(), 3U);
    controller_.close();
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return isClosed_; }));
}

TEST(GameControllerAlone, MayBeDestroyedWhileAPlayerThinks) {
    ManualDispatcher dispatcher;
    {
        GameController controller(dispatcher, testPlugins());
        controller.newGame({{plugin("minimax"), person()}, Position::start(), Variant::Standard});
    }
    dispatcher.runPending();
}

}  // namespace
}  // namespace roque::test
