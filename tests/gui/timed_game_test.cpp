#include <wx/spinctrl.h>
#include <wx/testing.h>

#include <gmock/gmock.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/new_game_dialog.h"

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
    /// Begins a game, and puts one from elsewhere on the board.
    void setAside() {
        startTimed(suddenDeath(60s), suddenDeath(60s));
        ASSERT_TRUE(frame_->files().paste("1. e4 e5 *"));
    }
    /// What the clock of a side shows.
    [[nodiscard]] std::string clock(Color color) const {
        const wxWindow* const panel =
            wxWindow::FindWindowByName(color == Color::White ? "player white" : "player black", frame_);
        return toUtf8(wxWindow::FindWindowByName("player clock", panel)->GetLabel());
    }
};

TEST_F(TimedGame, ShowsTheTimeThatRuns) {
    startTimed(suddenDeath(61s), Untimed{});
    EXPECT_THAT(clock(Color::White), AnyOf("1:01", "1:00"));
    EXPECT_EQ(clock(Color::Black), "");
    EXPECT_TRUE(pumpUntil([this] { return clock(Color::White) == "1:00" || clock(Color::White) == "0:59"; }));
}

TEST_F(TimedGame, WarnsWhenTheTimeIsShort) {
    startTimed(suddenDeath(4s), suddenDeath(90s));
    EXPECT_THAT(clock(Color::White), AnyOf("4.0", testing::StartsWith("3.")));
    EXPECT_TRUE(pumpUntil([this] { return clock(Color::White).starts_with("⚠ 0."); }));
    EXPECT_EQ(clock(Color::Black), "1:30");
}

TEST_F(TimedGame, ShowsWhatElseThereIsToKnowOfAClock) {
    const auto note = [this](const char* panel) {
        const wxWindow* const player = wxWindow::FindWindowByName(panel, frame_);
        return toUtf8(wxWindow::FindWindowByName("player clock note", player)->GetLabel());
    };
    startTimed(StagedTime{{{90s, 0s, MoveBonus::Increment, 40}}}, Byoyomi{60s, 30s, 3});
    EXPECT_EQ(note("player white"), "40 moves to go");
    EXPECT_EQ(note("player black"), "then 3 × 30 s");
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(pumpUntil([&] { return note("player white") == "39 moves to go"; }));
}

TEST_F(TimedGame, EndsWhenTheFlagFalls) {
    startTimed(suddenDeath(300ms), suddenDeath(90s));
    ASSERT_TRUE(pumpUntil([this] { return game().outcome().has_value(); }));
    EXPECT_EQ(game().outcome(), (Outcome{Color::Black, Termination::FlagFall}));
    EXPECT_THAT(status(), HasSubstr("0-1"));
    EXPECT_EQ(clock(Color::White), "⚠ 0.0");
}

TEST_F(TimedGame, StandsStillWhilePaused) {
    startTimed(suddenDeath(60s), suddenDeath(60s));
    frame_->perform(Action::Pause);
    EXPECT_FALSE(frame_->controller().clock().isRunning());
    frame_->perform(Action::Pause);
    EXPECT_TRUE(frame_->controller().clock().isRunning());
}

TEST_F(TimedGame, StandsStillWheneverAGameFromElsewhereIsOnTheBoard) {
    setAside();
    EXPECT_FALSE(frame_->controller().clock().isRunning());
    for (int times = 0; times < 2; ++times) {
        frame_->perform(Action::SwitchGame);
        EXPECT_TRUE(frame_->controller().clock().isRunning());
        frame_->perform(Action::SwitchGame);
        EXPECT_FALSE(frame_->controller().clock().isRunning());
    }
}

TEST_F(TimedGame, DoesNotBeginBecauseOneReturnsToIt) {
    setAside();
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(60s), suddenDeath(60s)}});
    settle();
    for (int times = 0; times < 2; ++times) frame_->perform(Action::SwitchGame);
    EXPECT_TRUE(std::holds_alternative<AwaitingStart>(frame_->controller().state()));
}

TEST_F(TimedGame, AsksWhetherOneIsReadyOnlyWhereItIsInSight) {
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(60s), suddenDeath(60s)}});
    settle();
    EXPECT_THAT(questionText(), testing::StartsWith("Ready?"));
    ASSERT_TRUE(frame_->files().paste("1. d4 *"));
    EXPECT_TRUE(pumpUntil([this] { return !frame_->question().IsShown(); }));
    frame_->perform(Action::SwitchGame);
    EXPECT_TRUE(frame_->question().IsShown());
    EXPECT_THAT(questionText(), testing::StartsWith("Ready?"));
}

TEST_F(TimedGame, StaysPausedIfThePersonHasPausedIt) {
    setAside();
    frame_->perform(Action::Pause);
    frame_->perform(Action::Pause);
    frame_->perform(Action::SwitchGame);
    EXPECT_FALSE(frame_->controller().clock().isRunning());
}

/// Turns a control as a person would.
void turn(wxWindow& dialog, const char* name, double value) {
    auto* number = dynamic_cast<wxSpinCtrlDouble*>(wxWindow::FindWindowByName(name, &dialog));
    ASSERT_NE(number, nullptr) << name;
    number->SetValue(value);
}

void chooseClock(wxWindow& dialog, const char* editor, const char* kind) {
    wxWindow* const time = wxWindow::FindWindowByName(editor, &dialog);
    ASSERT_NE(time, nullptr) << editor;
    auto* list = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName("kind of clock", time));
    ASSERT_TRUE(list->SetStringSelection(kind)) << kind;
    wxCommandEvent event(wxEVT_CHOICE, list->GetId());
    event.SetEventObject(list);
    list->ProcessWindowEvent(event);
}

TEST_F(TimedGame, IsChosenInTheDialog) {
    wxTEST_DIALOG(frame_->perform(Action::NewGame), ExpectDialog<NewGameDialog>([](auto& dialog) {
                      chooseClock(dialog, "time", "Time for the game");
                      wxWindow* const white = wxWindow::FindWindowByName("time", &dialog);
                      turn(*white, "minutes", 10);
                      turn(*white, "seconds for a move", 5);
                  }));
    EXPECT_EQ(frame_->controller().setup().time,
              (ByColor<TimeControl>{suddenDeath(600s, 5s), suddenDeath(600s, 5s)}));
    settle();
    wxTEST_DIALOG(frame_->perform(Action::NewGame), ExpectDialog<NewGameDialog>([](auto& dialog) {
                      EXPECT_EQ(dialog.setup().time[Color::White], suddenDeath(600s, 5s));  // as it was
                      chooseClock(dialog, "time", "Byoyomi");
                      EXPECT_EQ(dialog.setup().time[Color::White], TimeControl(Byoyomi{600s, 5s, 3}));
                      chooseClock(dialog, "time", "Written as text");
                      EXPECT_EQ(dialog.setup().time[Color::White], suddenDeath(600s, 5s));
                  }));
}

}  // namespace
}  // namespace roque::test
