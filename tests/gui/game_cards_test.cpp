#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/filedlg.h>
#include <wx/testing.h>

#include "model/notation/uci_move.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/stopped_time.h"
#include "tests/gui/support/screen_reader.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/text/game_text.h"

// The card of the first start, and that of the result.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

class Cards : public WindowTest {
protected:
    [[nodiscard]] ResultCard& result() const { return part<ResultCard>("result card"); }
    [[nodiscard]] WelcomeCard& welcome() const { return part<WelcomeCard>("welcome card"); }
    [[nodiscard]] std::string text(const char* name) const {
        const wxWindow& window = *wxWindow::FindWindowByName(name, frame_);
        if (const auto* typed = dynamic_cast<const wxTextCtrl*>(&window)) return toUtf8(typed->GetValue());
        if (const auto* wrapped = dynamic_cast<const WrappedText*>(&window)) return toUtf8(wrapped->words());
        return toUtf8(window.GetLabel());
    }
    /// Clicks a button of a card.
    void press(const char* name) {
        wxWindow& button = *wxWindow::FindWindowByName(name, frame_);
        ASSERT_TRUE(button.IsShownOnScreen()) << name;
        user_.clickCentre(button);
        settle();
    }
    /// Two people play until Black mates.
    void playFoolsMate() {
        ASSERT_TRUE(playByClicks(Square::F2, Square::F3));
        ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
        ASSERT_TRUE(playByClicks(Square::G2, Square::G4));
        ASSERT_TRUE(playByClicks(Square::D8, Square::H4));
        settle();
    }
};

// The result.

class ResultInTheWindow : public Cards {};

TEST_F(ResultInTheWindow, AppearsWhenAGameEnds) {
    start(person(), person());
    EXPECT_FALSE(isOnScreen("result card"));
    playFoolsMate();
    ASSERT_TRUE(isOnScreen("result card"));
    EXPECT_EQ(text("result score"), "0–1");
    EXPECT_EQ(text("result reason"), "Black wins by checkmate");
    EXPECT_EQ(text("result length"), "2 moves");
    EXPECT_EQ(text("result points"), "28 : 38");
    EXPECT_FALSE(wxWindow::FindWindowByName("result level", frame_)->IsShown());
}

TEST_F(ResultInTheWindow, ExplainsThePointsAndSaysWhoseTheyAre) {
    start(person(), person());
    playFoolsMate();
    const wxString explanation = "White: 28, Black: 38\n" + pointsRuleWords();
    EXPECT_EQ(part<wxWindow>("result points").GetToolTipText(), explanation);
    EXPECT_EQ(part<wxWindow>("result points heading").GetToolTipText(), explanation);
    EXPECT_EQ(accessibleName(part<wxWindow>("result points")), "Points: 28 : 38");
    EXPECT_EQ(accessibleDescription(part<wxWindow>("result points")), toUtf8(explanation));
}

TEST_F(ResultInTheWindow, SpeaksToThePersonAgainstAnAiPlayer) {
    start(person(), PluginSpec{"bastion", {{"Level", "6"}}, {}});
    perform(Action::TakeBack);  // does nothing: no dialog is asked for
    frame_->controller().resign(Color::White);
    settle();
    EXPECT_EQ(text("result reason"), "You resigned");
    EXPECT_EQ(text("result level heading"), "Level 6");
    EXPECT_THAT(text("result level"), HasSubstr(" ± "));
}

TEST_F(ResultInTheWindow, LeavesTheBoardWhereItIs) {
    start(person(), person());
    const wxRect before = board().GetScreenRect();
    playFoolsMate();
    ASSERT_TRUE(isOnScreen("result card"));
    EXPECT_EQ(board().GetScreenRect(), before);
    EXPECT_FALSE(result().GetScreenRect().Intersects(before));
    user_.strike(WXK_ESCAPE);
    ASSERT_TRUE(pumpUntil([this] { return !isOnScreen("result card"); }));
    EXPECT_EQ(board().GetScreenRect(), before);
}

TEST_F(ResultInTheWindow, TakesThePlaceOfTheFieldForMoves) {
    start(person(), person());
    EXPECT_TRUE(moveField().IsShownOnScreen());
    playFoolsMate();
    EXPECT_FALSE(moveField().IsShownOnScreen());
    user_.type("d");  // begins to try out a move
    EXPECT_TRUE(pumpUntil([this] { return moveField().IsShownOnScreen(); }));
    EXPECT_FALSE(isOnScreen("result card"));
    EXPECT_EQ(text("move text"), "d");
}

TEST_F(ResultInTheWindow, LeavesTheKeyboardWhereItIs) {
    start(person(), person());
    ASSERT_TRUE(focusAndWait(board()));
    playFoolsMate();
    EXPECT_EQ(wxWindow::FindFocus(), &board());
}

TEST_F(ResultInTheWindow, GivesTheKeyboardOfTheFieldToTheBoard) {
    start(person(), person(), "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1");
    ASSERT_TRUE(focusAndWait(board()));
    user_.type("Qg7");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("result card"); }));
    EXPECT_TRUE(pumpUntil([this] { return wxWindow::FindFocus() == &board(); }));
}

TEST_F(ResultInTheWindow, IsSpokenOnce) {
    start(person(), person());
    listenTo(*frame_);
    playFoolsMate();
    perform(Action::ShowPrevious);
    perform(Action::ShowLast);
    const std::string words = "0–1. Black wins by checkmate. 28 : 38 points.";
    EXPECT_EQ(std::ranges::count(announcements(), words), 1);
    EXPECT_EQ(accessibleName(result()), "0–1. Black wins by checkmate. 28 : 38 points.");
}

TEST_F(ResultInTheWindow, IsSpokenOnceBesideTheBoardInWords) {
    start(person(), person());
    perform(Action::BoardInWords);
    settle();
    listenTo(*frame_);
    frame_->controller().resign(Color::White);
    settle();
    EXPECT_THAT(announcements(), ElementsAre(HasSubstr("White resigned")));
    EXPECT_THAT(toUtf8(reader().GetValue()), HasSubstr("White resigned"));
}

TEST_F(ResultInTheWindow, GoesByEscapeAndStaysAway) {
    start(person(), person());
    playFoolsMate();
    user_.strike(WXK_ESCAPE);
    ASSERT_TRUE(pumpUntil([this] { return !isOnScreen("result card"); }));
    perform(Action::ShowPrevious);
    perform(Action::ShowLast);
    EXPECT_FALSE(isOnScreen("result card"));
}

TEST_F(ResultInTheWindow, LeavesAButtonForTheNextGameWhenItIsClosed) {
    start(person(), person());
    EXPECT_FALSE(isOnScreen("button new"));
    ASSERT_TRUE(isOnScreen("button draw"));
    playFoolsMate();
    user_.strike(WXK_ESCAPE);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("button new"); }));
    EXPECT_FALSE(isOnScreen("button draw"));
    wxTEST_DIALOG(press("button new"), ExpectDialog<NewGameDialog>([](NewGameDialog&) {}, wxID_OK));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 0; }));
    settle();
    EXPECT_FALSE(isOnScreen("button new"));
    EXPECT_TRUE(isOnScreen("button draw"));
}

TEST_F(ResultInTheWindow, IsNotClosedFromWhereItIsNotSeen) {
    start(person(), person());
    playFoolsMate();
    perform(Action::ShowStudyPage);
    EXPECT_FALSE(result().IsShownOnScreen());
    user_.strike(WXK_ESCAPE);
    settle();
    perform(Action::ShowPlayPage);
    EXPECT_TRUE(result().IsShownOnScreen());
}

/// However long the game was: the card may leave room for the last move and none for the result.
TEST_F(ResultInTheWindow, LeavesTheResultBelowTheMovesInSight) {
    constexpr int kMoves = 16;
    frame_->SetClientSize(frame_->FromDIP(wxSize(1120, 600)));
    const auto advance = [this](char file, char from, char to) {
        const auto move = parseUciMove(game().position(), std::string{file, from, file, to});
        ASSERT_TRUE(move);
        ASSERT_TRUE(frame_->controller().play(*move));
    };
    for (int length = 1; length <= kMoves; ++length) {
        start(person(), person());
        for (int move = 0; move < length; ++move) {
            const char file = "abcdefgh"[move % 8];
            move < 8 ? advance(file, '2', '3') : advance(file, '3', '4');
            move < 8 ? advance(file, '7', '6') : advance(file, '6', '5');
        }
        settle();
        ASSERT_TRUE(moves().rectOfResult().IsEmpty());
        frame_->controller().resign(Color::White);
        settle();
        ASSERT_TRUE(isOnScreen("result card"));
        EXPECT_FALSE(moves().rectOfResult().IsEmpty()) << length;
        EXPECT_FALSE(moves().rectOfMove(game().current()).IsEmpty()) << length;
    }
}

TEST_F(ResultInTheWindow, LeavesThePlayersWhoTheyWere) {
    start(person(), PluginSpec{"bastion", {{"Level", "6"}}, {}});
    const auto players = frame_->controller().setup().players;
    for (const Action action : {Action::ReplaceWhite, Action::ReplaceBlack, Action::SwapSides})
        EXPECT_TRUE(isPossible(action));
    frame_->controller().resign(Color::White);
    settle();
    for (const Action action : {Action::ReplaceWhite, Action::ReplaceBlack, Action::SwapSides})
        EXPECT_FALSE(isPossible(action));
    frame_->controller().swapSides();
    frame_->controller().replacePlayer(Color::White, PersonSpec{"Bo"});
    settle();
    EXPECT_EQ(frame_->controller().setup().players, players);
    EXPECT_EQ(text("result reason"), "You resigned");
}

TEST_F(ResultInTheWindow, GoesWithTheNextGameAndComesWithItsEnd) {
    start(person(), person());
    playFoolsMate();
    start(person(), person());
    EXPECT_FALSE(isOnScreen("result card"));
    EXPECT_TRUE(moveField().IsShownOnScreen());
    playFoolsMate();
    EXPECT_TRUE(isOnScreen("result card"));
}

TEST_F(ResultInTheWindow, StaysBecauseNoMoveIsTakenBackAfterTheEnd) {
    start(person(), person());
    playFoolsMate();
    EXPECT_FALSE(isPossible(Action::TakeBack));
    user_.strike('Z', wxMOD_CONTROL);
    settle();
    EXPECT_EQ(plies(), 4U);
    EXPECT_TRUE(isOnScreen("result card"));
}

TEST_F(ResultInTheWindow, OffersARematchWithTheSidesChanged) {
    const ByColor<TimeControl> times{suddenDeath(60s), suddenDeath(180s)};
    frame_->controller().newGame({{PersonSpec{"Ada"}, PluginSpec{"bastion", {{"Level", "6"}}, {}}},
                                  Position::start(),
                                  Variant::Standard,
                                  times});
    settle();
    frame_->controller().abort();
    settle();
    press("rematch");
    const GameSetup& setup = frame_->controller().setup();
    EXPECT_EQ(setup.players[Color::Black], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(setup.players[Color::White], PlayerSpec(PluginSpec{"bastion", {{"Level", "6"}}, {}}));
    EXPECT_EQ(setup.time[Color::Black], suddenDeath(60s));
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(isOnScreen("result card"));
    EXPECT_TRUE(pumpUntil([this] { return wxWindow::FindFocus() == &board(); }));
}

TEST_F(ResultInTheWindow, BeginsARematchByItsKeysOnlyAfterTheEnd) {
    start(PersonSpec{"Ada"}, PersonSpec{"Bo"});
    EXPECT_FALSE(isPossible(Action::Rematch));
    user_.strike('R', wxMOD_CONTROL);
    settle();
    EXPECT_EQ(frame_->controller().playerName(Color::White), "Ada");
    playFoolsMate();
    EXPECT_TRUE(isPossible(Action::Rematch));
    user_.strike('R', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 0; }));
    EXPECT_EQ(frame_->controller().playerName(Color::White), "Bo");
}

TEST_F(ResultInTheWindow, GoesThroughTheGameFromItsFirstMove) {
    start(person(), person());
    playFoolsMate();
    press("review");
    EXPECT_TRUE(games().isStudyOfGame());
    EXPECT_EQ(browser().shown()->ply(), 0U);
    EXPECT_EQ(browser().line().size(), 5U);
    EXPECT_FALSE(isOnScreen("result card"));
    user_.strike(WXK_RIGHT, wxMOD_ALT);
    EXPECT_TRUE(pumpUntil([this] { return browser().shown()->ply() == 1; }));
}

TEST_F(ResultInTheWindow, StandsThereAgainAfterAReview) {
    start(person(), person());
    playFoolsMate();
    press("review");
    user_.strike('1', wxMOD_ALT);
    EXPECT_TRUE(pumpUntil([this] { return isOnScreen("result card"); }));
}

TEST_F(ResultInTheWindow, OffersAnotherGameAndSaves) {
    start(person(), person());
    playFoolsMate();
    inModalDialog([this] { press("another game"); }, [](DialogUser& user) { user.strike(WXK_ESCAPE); });
    EXPECT_TRUE(isOnScreen("result card"));
    wxTEST_DIALOG(press("save"), ExpectDialog<wxFileDialog>([](wxFileDialog&) {}, wxID_CANCEL));
}

TEST_F(ResultInTheWindow, IsReachedByTheKeyboard) {
    start(person(), person());
    playFoolsMate();
    const wxWindow* const rematch = wxWindow::FindWindowByName("rematch", frame_);
    constexpr int kMaxTabs = 20;
    for (int times = 0; times < kMaxTabs && wxWindow::FindFocus() != rematch; ++times) {
        user_.strike(WXK_TAB);
        settle();
    }
    ASSERT_EQ(wxWindow::FindFocus(), rematch);
    user_.strike(WXK_SPACE);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 0; }));
}

TEST_F(ResultInTheWindow, IsGoneWhileAGameFromElsewhereIsStudied) {
    start(person(), person());
    playFoolsMate();
    ASSERT_TRUE(files().paste("1. d4 *"));
    EXPECT_FALSE(isOnScreen("result card"));
    perform(Action::SwitchGame);
    EXPECT_TRUE(isOnScreen("result card"));
}

/// The window with a time that passes as the test says.
class TimedResult : public Cards {
protected:
    [[nodiscard]] UiDispatcher& dispatcher() override { return time_; }

    StoppedTime time_;
};

TEST_F(TimedResult, HasTheTimeOfBothWithoutAClock) {
    start(person(), person());
    time_.pass(5s);
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    time_.pass(67s);
    frame_->controller().resign(Color::Black);
    settle();
    EXPECT_EQ(text("result time"), "0:05 : 1:07");
}

TEST_F(TimedResult, TellsThatTheFlagFell) {
    frame_->controller().newGame({{person(), plugin("waits_for_stop")},
                                  Position::start(),
                                  Variant::Standard,
                                  {suddenDeath(60s), suddenDeath(60s)}});
    frame_->controller().resume();
    settle();
    time_.pass(61s);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("result card"); }));
    EXPECT_EQ(text("result reason"), "You lost on time");
}

// The first start.

class FirstStart : public Cards {
protected:
    FirstStart() { isWelcomed_ = false; }
};

TEST_F(FirstStart, ShowsWhatOneCanDoUntilTheFirstMove) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    EXPECT_EQ(text("welcome title"), "Welcome to Roque");
    EXPECT_EQ(wxWindow::FindFocus(), &board());
    const wxRect before = board().GetScreenRect();
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_FALSE(isOnScreen("welcome card"));
    EXPECT_TRUE(moveField().IsShownOnScreen());
    EXPECT_EQ(board().GetScreenRect(), before);
    EXPECT_TRUE(settings_->settings().newGameHabits.isWelcomed);
}

TEST_F(FirstStart, HasAllItsStepsInTheSmallestWindow) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    notice().dismissNotice();  // about the plugins that are bad on purpose
    frame_->SetClientSize(frame_->GetMinClientSize());
    settle();
    const wxRect column = part<wxWindow>("column").GetScreenRect();
    for (const char* const name : {"choose opponent", "open game", "solve problem"}) {
        const wxWindow& step = part<wxWindow>(name);
        EXPECT_TRUE(column.Contains(step.GetScreenRect())) << name;
        EXPECT_GE(step.GetSize().y, step.GetBestSize().y) << name;
    }
}

TEST_F(FirstStart, IsTheOnlyOne) {
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    reopen(settings_->settings());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4) || plies() > 0);
    EXPECT_FALSE(isOnScreen("welcome card"));
    start(person(), person());
    EXPECT_FALSE(isOnScreen("welcome card"));
}

TEST_F(FirstStart, IsShownAgainToAPersonWhoHasDoneNothing) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    reopen(settings_->settings());
    EXPECT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
}

TEST_F(FirstStart, IsClosedByItsButtonAndByEscape) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    press("close welcome");
    EXPECT_FALSE(isOnScreen("welcome card"));
    EXPECT_TRUE(settings_->settings().newGameHabits.isWelcomed);
    Settings fresh = settings_->settings();
    fresh.newGameHabits.isWelcomed = false;
    reopen(fresh);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return !isOnScreen("welcome card"); }));
}

TEST_F(FirstStart, LeadsToAnotherOpponentAGameAndAProblem) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    for (const auto& [button, dialog] :
         {std::pair("choose opponent", "new game"), std::pair("solve problem", "position editor")}) {
        inModalDialog([&] { press(button); },
                      [&](DialogUser& user) {
                          EXPECT_EQ(user.dialog().GetName(), dialog);
                          user.strike(WXK_ESCAPE);
                      });
        EXPECT_TRUE(isOnScreen("welcome card")) << button;  // nothing has been done yet
    }
}

TEST_F(FirstStart, EndsWithAGameThatWasChosen) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    inModalDialog([this] { press("choose opponent"); }, [](DialogUser& user) { user.strike(WXK_RETURN); });
    settle();
    EXPECT_FALSE(isOnScreen("welcome card"));
}

TEST_F(FirstStart, EndsWithAGameFromElsewhere) {
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("welcome card"); }));
    ASSERT_TRUE(files().paste("1. d4 *"));
    EXPECT_FALSE(isOnScreen("welcome card"));
    perform(Action::SwitchGame);
    EXPECT_FALSE(isOnScreen("welcome card"));
}

}  // namespace
}  // namespace roque::test
