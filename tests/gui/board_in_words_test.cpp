#include <algorithm>

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/menu.h>

#include "tests/gui/window_test.h"
#include "view/dialogs/help/help_dialog.h"

// The board in words, and what is heard of a game.
namespace roque::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class BoardInWords : public WindowTest {
protected:
    void open(const char* fen = nullptr) {
        start(person(), person(), fen);
        user_.strike('W', wxMOD_CONTROL | wxMOD_SHIFT);
        ASSERT_TRUE(pumpUntil([this] { return reader().HasFocus(); }));
        settle();
    }
    [[nodiscard]] std::string words() { return toUtf8(reader().GetValue()); }
    [[nodiscard]] bool says(const std::string& part) {
        return pumpUntil([&] { return words().find(part) != std::string::npos; });
    }
    void walk(int key, int steps) {
        for (; steps > 0; --steps) user_.strike(key);
    }
};

TEST_F(BoardInWords, IsHiddenUntilItIsAskedFor) {
    EXPECT_FALSE(reader().IsShown());
    open();
    EXPECT_TRUE(reader().IsShown());
    EXPECT_THAT(words(), HasSubstr("The arrow keys move between squares"));
    EXPECT_TRUE(settings_->settings().play.describesBoard);
    user_.strike('W', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_TRUE(pumpUntil([this] { return !reader().IsShown() && board().HasFocus(); }));
    EXPECT_FALSE(settings_->settings().play.describesBoard);
}

TEST_F(BoardInWords, KeepsTheKeyboardAfterANotice) {
    open();
    notice().showNotice("by the way");
    auto& close = dynamic_cast<wxButton&>(*wxWindow::FindWindowByName("Close", &notice()));
    close.SetFocus();
    ASSERT_TRUE(pumpUntil([&] { return close.HasFocus(); }));
    clickButton(notice(), "Close");
    EXPECT_TRUE(pumpUntil([this] { return reader().HasFocus(); }));
}

TEST_F(BoardInWords, HasTheKeyboardFromTheBeginning) {
    Settings settings;
    settings.play.describesBoard = true;
    reopen(settings);
    EXPECT_TRUE(pumpUntil([this] { return reader().HasFocus(); }));
}

TEST_F(BoardInWords, WaitsForAPageThatHasABoard) {
    perform(Action::ShowEnginesPage);
    settle();
    perform(Action::BoardInWords);
    settle();
    EXPECT_FALSE(reader().IsShown());
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::BoardInWords)));
    perform(Action::ShowPlayPage);
    settle();
    EXPECT_TRUE(reader().IsShownOnScreen());
    EXPECT_TRUE(pumpUntil([this] { return reader().HasFocus(); }));
}

TEST_F(BoardInWords, LeavesTheKeyboardToTheDrawnBoardWhenTheSettingsHideIt) {
    open();
    frame_->commands().boardInWords.show(false);
    EXPECT_TRUE(pumpUntil([this] { return !reader().IsShown() && board().HasFocus(); }));
}

TEST_F(BoardInWords, WalksTheSquaresAndPlays) {
    open();
    user_.strike(WXK_UP);
    ASSERT_TRUE(says("e2, white pawn"));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(says("e2, white pawn, selected"));
    walk(WXK_UP, 2);
    ASSERT_TRUE(says("e4, empty, can be reached"));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "e4");
}

TEST_F(BoardInWords, AsksWhatAPawnBecomes) {
    open("8/P6k/8/8/8/8/7K/8 w - - 0 1");
    user_.strike(WXK_UP);
    walk(WXK_LEFT, 4);
    walk(WXK_UP, 5);
    ASSERT_TRUE(says("a7, white pawn"));
    user_.strike(WXK_RETURN);
    user_.strike(WXK_UP);
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(says("white queen"));
    user_.strike('N');
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "a8=N");
}

TEST_F(BoardInWords, AnswersQuestions) {
    open();
    user_.strike('L');
    EXPECT_TRUE(says("No move has been made."));
    user_.strike('T');
    EXPECT_TRUE(says("White to move."));
    user_.strike('C');
    EXPECT_TRUE(says("This game has no clocks."));
    user_.strike('X');
    EXPECT_TRUE(says("White has captured: nothing."));
    user_.strike('P');
    EXPECT_TRUE(says("Black: king e8, queen d8"));
    user_.strike(WXK_UP);
    user_.strike('M');
    EXPECT_TRUE(says("White pawn on e2 can go to e3, e4."));
    user_.strike('A');
    EXPECT_TRUE(says("e2 is attacked by"));
    user_.strike('H');
    EXPECT_TRUE(says("The arrow keys"));
}

TEST_F(BoardInWords, TellsTheClocks) {
    using namespace std::chrono_literals;
    open();
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(90min), Untimed{}}});
    user_.strike('C');
    EXPECT_TRUE(says("White's clock: 1 h 30 min.") || says("White's clock: 1 h 29 min.")) << words();
    EXPECT_TRUE(says("Black's clock: no limit."));
}

TEST_F(BoardInWords, TellsThatTheGameWaitsToBeStarted) {
    using namespace std::chrono_literals;
    open();
    frame_->controller().newGame({{person(), person()},
                                  Position::start(),
                                  Variant::Standard,
                                  {suddenDeath(90min), suddenDeath(90min)}});
    user_.strike('T');
    EXPECT_TRUE(says("Ready to start.")) << words();
}

TEST_F(BoardInWords, TellsTheEndOfAGameThatIsStudied) {
    open();
    ASSERT_TRUE(files().paste("1. f3 e5 2. g4 Qh4# 0-1"));
    settle();
    browser().go(BrowseStep::Last);
    user_.strike('T');
    EXPECT_TRUE(says("2… Qh4# · Checkmate.")) << words();
}

TEST_F(BoardInWords, TellsMovesAsTheyAreMade) {
    open();
    ASSERT_TRUE(playByClicks(Square::G1, Square::F3));
    EXPECT_EQ(words(), "White knight from g1 to f3.");
    frame_->controller().takeBack();
    EXPECT_EQ(words(), "Taken back: White knight from g1 to f3.");
}

TEST_F(BoardInWords, LetsMovesBeTyped) {
    open();
    user_.strike('/');
    wxWindow* const text = wxWindow::FindWindowByName("move text", frame_);
    EXPECT_TRUE(pumpUntil([&] { return text->HasFocus(); }));
}

TEST_F(BoardInWords, HasAScreenReaderSpeakEachMoveOnce) {
    open();
    listenTo(*frame_);
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_THAT(announcements(), ElementsAre("White pawn from e2 to e4."));
}

TEST_F(BoardInWords, HasAScreenReaderSpeakNoticesAndQuestions) {
    open();
    listenTo(notice());
    notice().showNotice("The disk is full.");
    EXPECT_THAT(announcements(), ElementsAre("The disk is full."));
    listenTo(question());
    question().showQuestion("Accept a draw?", {{"Accept", [] {}}});
    EXPECT_THAT(announcements(), ElementsAre("Accept a draw?"));
}

TEST_F(BoardInWords, HasAScreenReaderSpeakThatAPasswordIsWanted) {
    open();
    auto& bar = dynamic_cast<PasswordBar&>(*wxWindow::FindWindowByName("password bar", frame_));
    listenTo(bar);
    PointsDatabase database;
    database.user = "ada";
    database.host = "example.org";
    bar.ask(database, std::nullopt);
    EXPECT_THAT(announcements(),
                ElementsAre("To save scores, the database needs the password of ada@example.org."));
}

TEST_F(WindowTest, TellsAllKeys) {
    user_.strike(WXK_F1);
    const auto help = [this] {
        return dynamic_cast<HelpDialog*>(wxWindow::FindWindowByName("help", frame_));
    };
    ASSERT_TRUE(pumpUntil([&] { return help() != nullptr && help()->IsShown(); }));
    EXPECT_THAT(toUtf8(help()->text()), HasSubstr("Ctrl+N\tChoose the players"));
    EXPECT_THAT(toUtf8(help()->text()), HasSubstr("F1\tList the keyboard shortcuts"));
    perform(Action::Help);  // does not open another one
    help()->Close();
    EXPECT_TRUE(pumpUntil([&] { return help() == nullptr; }));
}

// Sounds.

TEST_F(WindowTest, IsHeardWhenMovesAreMade) {
    start(person(), person(), "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1");
    sounds_.clear();
    ASSERT_TRUE(playByClicks(Square::E4, Square::D5));
    ASSERT_TRUE(playByClicks(Square::E8, Square::D7));
    ASSERT_TRUE(playByClicks(Square::E1, Square::C1));
    frame_->controller().resign(Color::Black);
    EXPECT_THAT(sounds_, ElementsAre(Sound::Capture, Sound::Move, Sound::Castling, Sound::GameEnd));
}

TEST_F(WindowTest, IsSilentIfThePersonWantsThat) {
    Settings wanted = settings_->settings();
    wanted.play.playsSounds = false;
    reopen(wanted);
    start(person(), person());
    sounds_.clear();
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_THAT(sounds_, IsEmpty());
}

TEST_F(WindowTest, WarnsByASoundOfShortTime) {
    using namespace std::chrono_literals;
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(4s), suddenDeath(90s)}});
    frame_->controller().resume();  // the game waits until the person is ready
    const auto warnings = [this] { return std::ranges::count(sounds_, Sound::LowTime); };
    EXPECT_TRUE(pumpUntil([&] { return warnings() > 0; }));
    perform(Action::Pause);
    settle();
    perform(Action::Pause);
    settle();
    EXPECT_EQ(warnings(), 1);
}

// Blindfold.

TEST_F(WindowTest, HidesThePiecesAndPlaysOn) {
    start(person(), person());
    perform(Action::Blindfold);
    EXPECT_TRUE(board().state().hidesPieces);
    EXPECT_EQ(accessibleName(board()), "Chessboard, pieces hidden");
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::Blindfold)));
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
    perform(Action::Blindfold);
    EXPECT_FALSE(board().state().hidesPieces);
}

}  // namespace
}  // namespace roque::test
