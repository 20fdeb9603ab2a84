#include "view/game/game_session.h"

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "tests/controller/game/controller_test.h"

// The played game and its studies, together with the referee.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class GameSessionTest : public ControllerTest {
protected:
    GameSessionTest() {
        observation_ = session_.subscribe([this](const SessionEvent& event) { events_.push_back(event); });
    }

    [[nodiscard]] GameSession::Environment environment() {
        return {[](auto) { return std::chrono::year(2026) / 11 / 22; },
                [](const GameNode&, GameTags& tags) { tags.set("Opening", "Any"); }};
    }
    void startTimed() {
        controller_.newGame({{person(), person()},
                             Position::start(),
                             Variant::Standard,
                             {suddenDeath(std::chrono::minutes(1)), suddenDeath(std::chrono::minutes(1))}});
        controller_.resume();
        play("e2e4");
        events_.clear();
    }
    [[nodiscard]] static GameRecord fromElsewhere() {
        return GameRecord(Position::start(), Variant::Standard);
    }
    [[nodiscard]] GameBrowser& browser() { return session_.browser(); }

    GameSession session_{controller_, environment()};
    std::vector<SessionEvent> events_;
    Subscription observation_;
};

TEST_F(GameSessionTest, FollowsTheGame) {
    start(person(), person());
    play("e2e4");
    EXPECT_TRUE(browser().isLive());
    EXPECT_EQ(browser().shown()->san(), "e4");
    controller_.takeBack();
    EXPECT_EQ(browser().shown()->parent(), nullptr);
    EXPECT_THAT(events_, IsEmpty());  // the controller's own observers know
}

TEST_F(GameSessionTest, TriesMovesOutInAStudyOfTheGame) {
    start(person(), person());
    play("e2e4");
    browser().go(BrowseStep::First);
    EXPECT_TRUE(session_.triesMovesOut());
    session_.tryOut(Move(Square::D2, Square::D4, Move::Kind::DoublePush));
    EXPECT_TRUE(session_.games().isStudyOfGame());
    EXPECT_EQ(browser().shown()->san(), "d4");
    EXPECT_EQ(plies(), 1U);
    EXPECT_THAT(events_, ElementsAre(SessionEvent::Changed));
}

TEST_F(GameSessionTest, PlaysMovesWhereTheGameStands) {
    start(person(), person());
    EXPECT_FALSE(session_.triesMovesOut());
    controller_.abort();
    EXPECT_TRUE(session_.triesMovesOut());
}

TEST_F(GameSessionTest, TellsOfAGameFromElsewhereThatItIsThere) {
    start(person(), person());
    session_.open(fromElsewhere(), std::nullopt);
    EXPECT_TRUE(session_.games().isStudying());
    EXPECT_FALSE(session_.games().isGameShown());
    EXPECT_THAT(events_, ElementsAre(SessionEvent::Changed, SessionEvent::Opened));
}

TEST_F(GameSessionTest, PausesTheClocksWhileAnotherGameIsOnTheBoard) {
    startTimed();
    session_.open(fromElsewhere(), std::nullopt);
    EXPECT_EQ(nameOf(controller_), "paused");
    session_.returnToGame();
    EXPECT_EQ(nameOf(controller_), "person's turn");
    session_.returnToStudy();
    EXPECT_EQ(nameOf(controller_), "paused");
}

TEST_F(GameSessionTest, LeavesAPauseAloneThatThePersonWants) {
    startTimed();
    session_.open(fromElsewhere(), std::nullopt);
    session_.forgetPause();
    session_.returnToGame();
    EXPECT_EQ(nameOf(controller_), "paused");
}

TEST_F(GameSessionTest, ForgetsThePauseOfAGameThatIsOver) {
    startTimed();
    session_.open(fromElsewhere(), std::nullopt);
    startTimed();
    controller_.pause();
    session_.returnToGame();
    EXPECT_EQ(nameOf(controller_), "paused");
}

TEST_F(GameSessionTest, AsksBeforeUnsavedChangesAreLost) {
    start(person(), person());
    std::function<void()> goOn;
    session_.askAboutChanges = [&](const auto& then) { goOn = then; };
    bool hasGone = false;
    session_.whenStudyMayGo([&] { hasGone = true; });
    EXPECT_TRUE(hasGone);  // nothing would be lost
    session_.open(fromElsewhere(), std::nullopt);
    session_.tryOut(Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    hasGone = false;
    session_.whenStudyMayGo([&] { hasGone = true; });
    EXPECT_FALSE(hasGone);
    ASSERT_TRUE(goOn);
    goOn();
    EXPECT_TRUE(hasGone);
}

TEST_F(GameSessionTest, TriesALineOutOnceItIsKnownWhatBecomesOfTheStudyBefore) {
    start(person(), person());
    session_.open(fromElsewhere(), std::nullopt);
    session_.tryOut(Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    session_.returnToGame();
    std::function<void()> goOn;
    session_.askAboutChanges = [&](const auto& then) { goOn = then; };
    session_.tryOut(std::vector{Move(Square::D2, Square::D4, Move::Kind::DoublePush),
                                Move(Square::D7, Square::D5, Move::Kind::DoublePush)});
    ASSERT_TRUE(goOn);
    goOn();
    EXPECT_EQ(browser().shown()->san(), "d5");
}

TEST_F(GameSessionTest, TriesNoLineOutThatIsNotPossible) {
    start(person(), person());
    const Move push(Square::D2, Square::D4, Move::Kind::DoublePush);
    session_.tryOut(std::vector{push, push});
    EXPECT_EQ(browser().shown()->parent(), nullptr);
}

TEST_F(GameSessionTest, WritesTheGameDownWithItsStudy) {
    start(PersonSpec{"Ada"}, PersonSpec{"Bo"});
    play("e2e4");
    browser().go(BrowseStep::First);
    session_.tryOut(Move(Square::D2, Square::D4, Move::Kind::DoublePush));
    const std::string pgn = session_.shownPgn();
    EXPECT_THAT(pgn, HasSubstr("[White \"Ada\"]"));
    EXPECT_THAT(pgn, HasSubstr("[Opening \"Any\"]"));
    EXPECT_THAT(pgn, HasSubstr("[Date \"2026.11.22\"]"));
    EXPECT_THAT(pgn, HasSubstr("1. e4 (1. d4)"));
}

TEST_F(GameSessionTest, WritesAGameFromElsewhereDownWithoutThePlayers) {
    start(PersonSpec{"Ada"}, PersonSpec{"Bo"});
    session_.open(fromElsewhere(), std::nullopt);
    EXPECT_THAT(session_.shownPgn(), Not(HasSubstr("Ada")));
    EXPECT_FALSE(session_.shownTags().contains("TimeControl"));
}

TEST_F(GameSessionTest, KeepsWhatTheGameSaidOfItselfWhenAnotherBegins) {
    start(PersonSpec{"Ada"}, PersonSpec{"Bo"});
    session_.change([](Study& study) { study.play(Move(Square::D2, Square::D4, Move::Kind::DoublePush)); });
    controller_.abort();
    start(person(), person());
    EXPECT_EQ(session_.games().study()->record().tags.value("White"), "Ada");
    EXPECT_FALSE(session_.games().isStudyOfGame());
    EXPECT_TRUE(browser().isLive());
}

}  // namespace
}  // namespace roque::test
