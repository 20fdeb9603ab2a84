#include <gmock/gmock.h>
#include <wx/spinctrl.h>

#include "tests/gui/stopped_time.h"
#include "tests/gui/support/screen_reader.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/game/move_time.h"

// Clocks in the window.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::AnyOf;
using testing::HasSubstr;

class TimedGame : public WindowTest {
protected:
    void startTimed(const TimeControl& white, const TimeControl& black) {
        frame_->controller().newGame(
            {{person(), person()}, Position::start(), Variant::Standard, {white, black}});
        frame_->controller().resume();
        settle();
    }
    /// Starts a game, and puts one from elsewhere on the board.
    void setAside() {
        startTimed(suddenDeath(60s), suddenDeath(60s));
        ASSERT_TRUE(files().paste("1. e4 e5 *"));
    }
    /// The time that a side's clock shows.
    [[nodiscard]] std::string clock(Color color) const {
        const auto& face = card(color).content().clock;
        return face ? face->time : "";
    }
    /// The note beside it.
    [[nodiscard]] std::string note(Color color) const { return card(color).content().note; }
    /// Whether it warns, which it does by a shape and a colour.
    [[nodiscard]] bool warns(Color color) const { return card(color).content().clock->isShort; }
};

TEST_F(TimedGame, ShowsTheTimeThatRuns) {
    startTimed(suddenDeath(61s), Untimed{});
    EXPECT_THAT(clock(Color::White), AnyOf("1:01", "1:00"));
    EXPECT_EQ(clock(Color::Black), "");
    EXPECT_TRUE(pumpUntil([this] { return clock(Color::White) == "1:00" || clock(Color::White) == "0:59"; }));
}

TEST_F(TimedGame, NotesTheTimeLeftBesideEachMoveOfASideWithAClock) {
    startTimed(suddenDeath(61s), Untimed{});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    const GameNode& e4 = *game().root().next();
    EXPECT_THAT(timeText(e4.notes()), AnyOf("1:01", "1:00", "0:59"));
    EXPECT_EQ(timeText(e4.next()->notes()), "");
    EXPECT_THAT(session().shownPgn(), HasSubstr("1. e4 {[%clk 0:0"));
    session().change([](Study& study) { study.toggle(1); });  // a study of the game has them too
    ASSERT_TRUE(playByClicks(Square::D2, Square::D4));
    EXPECT_NE(timeText(browser().shown()->notes()), "");
}

TEST_F(TimedGame, WarnsWhenTheTimeIsShort) {
    startTimed(suddenDeath(4s), suddenDeath(90s));
    EXPECT_THAT(clock(Color::White), AnyOf("0:04.0", testing::StartsWith("0:03.")));
    EXPECT_TRUE(pumpUntil([this] { return clock(Color::White).starts_with("0:00."); }));
    EXPECT_TRUE(warns(Color::White));
    EXPECT_FALSE(warns(Color::Black));
    EXPECT_EQ(clock(Color::Black), "1:30");
}

TEST_F(TimedGame, ShowsWhatElseThereIsToKnowOfAClock) {
    startTimed(StagedTime{{{90s, 0s, MoveBonus::Increment, 40}}}, Byoyomi{60s, 30s, 3});
    EXPECT_EQ(note(Color::White), "40 moves to go");
    EXPECT_EQ(note(Color::Black), "then 3 × 30 s");
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(pumpUntil([this] { return note(Color::White) == "39 moves to go"; }));
}

TEST_F(TimedGame, EndsWhenTheFlagFalls) {
    startTimed(suddenDeath(300ms), suddenDeath(90s));
    ASSERT_TRUE(pumpUntil([this] { return game().outcome().has_value(); }));
    EXPECT_EQ(game().outcome(), (Outcome{Color::Black, Termination::FlagFall}));
    EXPECT_THAT(status(), HasSubstr("0-1"));
    EXPECT_EQ(clock(Color::White), "0:00.0");
    EXPECT_TRUE(card(Color::White).content().clock->hasFallen);
    EXPECT_EQ(card(Color::White).content().chip, "Time over");
    EXPECT_EQ(card(Color::Black).content().chip, "Winner");
}

TEST_F(TimedGame, StandsStillWhilePaused) {
    startTimed(suddenDeath(60s), suddenDeath(60s));
    perform(Action::Pause);
    EXPECT_FALSE(frame_->controller().clock().isRunning());
    perform(Action::Pause);
    EXPECT_TRUE(frame_->controller().clock().isRunning());
}

TEST_F(TimedGame, IsPausedByAClickOnAClock) {
    startTimed(suddenDeath(60s), suddenDeath(60s));
    user_.click(card(Color::Black), card(Color::Black).clockRect().GetPosition() + wxPoint(20, 20));
    EXPECT_TRUE(pumpUntil([this] { return !frame_->controller().clock().isRunning(); }));
    EXPECT_EQ(card(Color::White).content().chip, "Paused");
    user_.click(card(Color::White), card(Color::White).clockRect().GetPosition() + wxPoint(20, 20));
    EXPECT_TRUE(pumpUntil([this] { return frame_->controller().clock().isRunning(); }));
}

TEST_F(TimedGame, IsToldByANameThatChangesWithTheTurnAndNotWithEverySecond) {
    startTimed(suddenDeath(90s), suddenDeath(90s));
    EXPECT_EQ(accessibleName(card(Color::White)), "White, To move, 1 min 30 s");
    ASSERT_TRUE(pumpUntil([this] { return clock(Color::White) == "1:29"; }));
    EXPECT_EQ(accessibleName(card(Color::White)), "White, To move, 1 min 30 s");
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_EQ(accessibleName(card(Color::Black)), "Black, To move, 1 min 30 s");
    EXPECT_THAT(accessibleName(card(Color::White)), testing::StartsWith("White, 1 min 2"));
}

TEST_F(TimedGame, StandsStillWheneverAGameFromElsewhereIsOnTheBoard) {
    setAside();
    EXPECT_FALSE(frame_->controller().clock().isRunning());
    for (int times = 0; times < 2; ++times) {
        perform(Action::SwitchGame);
        EXPECT_TRUE(frame_->controller().clock().isRunning());
        perform(Action::SwitchGame);
        EXPECT_FALSE(frame_->controller().clock().isRunning());
    }
}

TEST_F(TimedGame, DoesNotBeginBecauseOneReturnsToIt) {
    setAside();
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(60s), suddenDeath(60s)}});
    settle();
    for (int times = 0; times < 2; ++times) perform(Action::SwitchGame);
    EXPECT_TRUE(std::holds_alternative<AwaitingStart>(frame_->controller().state()));
}

TEST_F(TimedGame, AsksWhetherOneIsReadyOnlyWhereItIsInSight) {
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(60s), suddenDeath(60s)}});
    settle();
    EXPECT_THAT(questionText(), testing::StartsWith("Ready?"));
    ASSERT_TRUE(files().paste("1. d4 *"));
    EXPECT_TRUE(pumpUntil([this] { return !question().IsShown(); }));
    perform(Action::SwitchGame);
    EXPECT_TRUE(question().IsShown());
    EXPECT_THAT(questionText(), testing::StartsWith("Ready?"));
}

TEST_F(TimedGame, StaysPausedIfThePersonHasPausedIt) {
    setAside();
    perform(Action::Pause);
    perform(Action::Pause);
    perform(Action::SwitchGame);
    EXPECT_FALSE(frame_->controller().clock().isRunning());
}

// Every kind of clock, in play. The test sets the time that a move takes, so that it knows to the second what
// is shown.

class PlayedTime : public TimedGame {
protected:
    ~PlayedTime() override { settings_.reset(); }  // which uses the time

    UiDispatcher& dispatcher() override { return time_; }

    void startTimed(const TimeControl& both) { TimedGame::startTimed(both, both); }

    /// What a clock shows soon: it is repainted ten times a second.
    [[nodiscard]] testing::AssertionResult shows(Color color, std::string_view words,
                                                 std::string_view noted = "") {
        if (pumpUntil([&] { return clock(color) == words && note(color) == noted; }))
            return testing::AssertionSuccess();
        return testing::AssertionFailure() << "\"" << clock(color) << "\", \"" << note(color) << '"';
    }
    /// Whether the flag of a side has fallen, and the window says so.
    [[nodiscard]] bool hasLost(Color color) {
        const char* const result = color == Color::White ? "0-1" : "1-0";
        return pumpUntil([&] { return status().find(result) != std::string::npos; })
               && game().outcome() == Outcome{~color, Termination::FlagFall};
    }

    StoppedTime time_;
};

TEST_F(PlayedTime, IsLongerAfterAMoveWithAnIncrement) {
    startTimed(suddenDeath(60s, 5s));
    time_.pass(3s);
    EXPECT_TRUE(shows(Color::White, "0:57"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(shows(Color::White, "1:02"));
    time_.pass(8s);
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_TRUE(shows(Color::Black, "0:57"));
    EXPECT_TRUE(shows(Color::White, "1:02"));
}

TEST_F(PlayedTime, IsNeverLongerThanBeforeTheMoveWithBronsteinsBonus) {
    startTimed(suddenDeath(60s, 5s, MoveBonus::Bronstein));
    time_.pass(3s);
    EXPECT_TRUE(shows(Color::White, "0:57"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(shows(Color::White, "1:00"));
    time_.pass(8s);
    EXPECT_TRUE(shows(Color::Black, "0:52"));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_TRUE(shows(Color::Black, "0:57"));
}

TEST_F(PlayedTime, DoesNotRunBeforeTheDelayIsOver) {
    startTimed(suddenDeath(60s, 5s, MoveBonus::Delay));
    EXPECT_TRUE(shows(Color::White, "1:00", "delay 5.0 s"));
    time_.pass(3s);
    EXPECT_TRUE(shows(Color::White, "1:00", "delay 2.0 s"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(shows(Color::White, "1:00", "delay 5.0 s"));
    time_.pass(8s);
    EXPECT_TRUE(shows(Color::Black, "0:57"));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_TRUE(shows(Color::Black, "0:57", "delay 5.0 s"));
}

TEST_F(PlayedTime, GoesOnInPeriodsOfByoyomi) {
    startTimed(Byoyomi{10s, 30s, 2});
    EXPECT_TRUE(shows(Color::White, "0:10", "then 2 × 30 s"));
    time_.pass(15s);
    EXPECT_TRUE(shows(Color::White, "0:25 (2)"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(shows(Color::White, "0:30 (2)"));  // within the period, which is full again
    EXPECT_TRUE(shows(Color::Black, "0:10", "then 2 × 30 s"));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    time_.pass(35s);
    EXPECT_TRUE(shows(Color::White, "0:25 (1)"));
    ASSERT_TRUE(playByClicks(Square::D2, Square::D4));
    EXPECT_TRUE(shows(Color::White, "0:30 (1)"));
    ASSERT_TRUE(playByClicks(Square::D7, Square::D5));
    time_.pass(29s);
    EXPECT_FALSE(game().outcome());
    time_.pass(1s);
    EXPECT_TRUE(hasLost(Color::White)) << status();
    EXPECT_TRUE(shows(Color::White, "0:00.0 (0)"));
}

TEST_F(PlayedTime, GoesFromOneSideToTheOtherInAnHourglass) {
    startTimed(Hourglass{60s});
    time_.pass(10s);
    EXPECT_TRUE(shows(Color::White, "0:50"));
    EXPECT_TRUE(shows(Color::Black, "1:10"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    time_.pass(20s);
    EXPECT_TRUE(shows(Color::White, "1:10"));
    EXPECT_TRUE(shows(Color::Black, "0:50"));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    time_.pass(70s);
    EXPECT_TRUE(hasLost(Color::White)) << status();
    EXPECT_TRUE(shows(Color::Black, "2:00"));
}

TEST_F(PlayedTime, IsAddedByTheNextStage) {
    startTimed(StagedTime{{{60s, 0s, MoveBonus::Increment, 2}, {30s, 0s, MoveBonus::Increment, 0}}});
    EXPECT_TRUE(shows(Color::White, "1:00", "2 moves to go"));
    time_.pass(10s);
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(shows(Color::White, "0:50", "1 move to go"));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    time_.pass(5s);
    EXPECT_TRUE(shows(Color::White, "0:45", "1 move to go"));
    ASSERT_TRUE(playByClicks(Square::D2, Square::D4));
    EXPECT_TRUE(shows(Color::White, "1:15"));
    EXPECT_TRUE(shows(Color::Black, "1:00", "1 move to go"));
}

TEST_F(PlayedTime, IsTheSameForEveryMove) {
    startTimed(TimePerMove{30s});
    time_.pass(10s);
    EXPECT_TRUE(shows(Color::White, "0:20"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(shows(Color::White, "0:30"));
    time_.pass(29s);
    EXPECT_TRUE(shows(Color::Black, "0:01.0"));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_TRUE(shows(Color::Black, "0:30"));
    time_.pass(30s);
    EXPECT_TRUE(hasLost(Color::White)) << status();
}

TEST_F(TimedGame, IsChosenInTheDialog) {
    const auto inDialog = [this](const std::function<void(DialogUser&, const wxWindow& time)>& act) {
        const auto visit = [&](DialogUser& user) {
            auto& other = user.find<ChoiceButton>("time other");
            user.clickCentre(other);
            EXPECT_TRUE(pumpUntil([&] { return other.GetValue(); }));
            settle();
            act(user, user.find<wxWindow>("time"));
            user.clickButton(wxID_OK);
        };
        inModalDialog([this] { user_.strike('N', wxMOD_CONTROL); }, visit);
        settle();
    };
    const auto chooseClock = [](DialogUser& user, const wxWindow& time, const char* kind) {
        user.choose(user.find<wxChoice>("kind of clock", &time), kind);
        return dynamic_cast<NewGameDialog&>(user.dialog()).setup().time[Color::White];
    };
    inDialog([&](DialogUser& user, const wxWindow& time) {
        chooseClock(user, time, "Time for the game");
        user.fillIn(user.find<wxSpinCtrlDouble>("minutes", &time), "10");
        user.fillIn(user.find<wxSpinCtrlDouble>("seconds for a move", &time), "5");
    });
    const TimeControl chosen = suddenDeath(600s, 5s);
    EXPECT_EQ(frame_->controller().setup().time, (ByColor<TimeControl>{chosen, chosen}));
    inDialog([&](DialogUser& user, const wxWindow& time) {
        EXPECT_EQ(dynamic_cast<NewGameDialog&>(user.dialog()).setup().time[Color::White], chosen);
        EXPECT_EQ(chooseClock(user, time, "Byoyomi"), TimeControl(Byoyomi{600s, 5s, 3}));
        EXPECT_EQ(chooseClock(user, time, "Enter as text"), chosen);
    });
}

}  // namespace
}  // namespace roque::test
