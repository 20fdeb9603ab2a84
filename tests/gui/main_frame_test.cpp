#include <wx/clipbrd.h>
#include <wx/menu.h>
#include <wx/testing.h>

#include "controller/search/search_thread.h"
#include "model/notation/uci_move.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/screen_reader.h"
#include "tests/gui/window_test.h"
#include "tests/support/temporary_folder.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/dialogs/new_game/replace_player_dialog.h"
#include "view/dialogs/position/problem_list.h"
#include "view/dialogs/problem/solve_dialog.h"

// What the window does besides moving pieces.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Selects an entry of a list like a person.
void choose(wxWindow& window, const wxString& entry) {
    auto* const list = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName("kind of player", &window));
    ASSERT_NE(list, nullptr);
    ASSERT_TRUE(list->SetStringSelection(entry));
    wxCommandEvent event(wxEVT_CHOICE, list->GetId());
    event.SetEventObject(list);
    list->ProcessWindowEvent(event);
}

void setClipboard(const wxString& text) {
    const wxClipboardLocker lock;
    ASSERT_TRUE(wxTheClipboard->SetData(new wxTextDataObject(text)));
}

[[nodiscard]] std::string clipboardText() {
    const wxClipboardLocker lock;
    wxTextDataObject text;
    return wxTheClipboard->GetData(text) ? toUtf8(text.GetText()) : std::string();
}

class Window : public WindowTest {
protected:
    [[nodiscard]] bool quits() {
        return pumpUntil([this] { return !frame_; });
    }
};

TEST_F(Window, HasAHandlerForEveryAction) {
    for (std::size_t at = 0; at < kActionCount; ++at)
        EXPECT_TRUE(frame_->actions().has(Action(at))) << lookOf(Action(at)).label;
}

TEST_F(Window, HasAWiderColumnWhereThereIsRoom) {
    const wxWindow& column = part<wxWindow>("column");
    frame_->SetClientSize(frame_->FromDIP(wxSize(1060, 690)));
    settle();
    const int usual = column.GetSize().x;
    frame_->SetClientSize(frame_->FromDIP(wxSize(1250, 690)));
    settle();
    EXPECT_GT(column.GetSize().x, usual);
    EXPECT_EQ(card(Color::White).GetSize().x, column.GetSize().x);
}

// Players.

TEST_F(Window, LetsAnotherPluginPlayOnWhileOneThinks) {
    start(person(), plugin("waits_for_stop"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(frame_->controller().isThinking());
    wxTEST_DIALOG(perform(Action::ReplaceBlack),
                  ExpectDialog<ReplacePlayerDialog>([](auto& dialog) { choose(dialog, "Random"); }));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    EXPECT_EQ(frame_->controller().playerName(Color::Black), "Random");
}

TEST_F(Window, ShowsWhatPlayersThinkIfNobodyPlaysAgainstThem) {
    start(plugin("minimax"), plugin("waits_for_stop"));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    const wxWindow& depth = thought(Color::White, "thought depth");
    EXPECT_THAT(toUtf8(depth.GetLabel()), HasSubstr("Depth"));
    EXPECT_TRUE(depth.IsShownOnScreen());
    frame_->controller().replacePlayer(Color::Black, person());
    settle();
    EXPECT_FALSE(depth.IsShownOnScreen());
}

TEST_F(Window, AnswersAPersonWhileAnAiPlayerThinks) {
    start(PluginSpec{"minimax", {{"Depth", "8"}}, {}}, person());  // takes a minute
    user_.strike('F', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([this] { return board().orientation() == Orientation::WhiteBelow; }));
    EXPECT_TRUE(frame_->controller().isThinking());
    perform(Action::MoveNow);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 1; }));
}

TEST_F(Window, StaysFluidWhileTwoAiPlayersAnswerAtOnce) {
    start(plugin("random"), plugin("random"));
    const Orientation before = board().orientation();
    user_.strike('F', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([&] { return board().orientation() != before; }));
}

TEST_F(Window, NamesABadPluginAndLetsThePersonPlayOn) {
    start(person(), plugin("bad_illegal_move"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(pumpUntil([this] { return std::holds_alternative<Paused>(frame_->controller().state()); }));
    EXPECT_TRUE(question().IsShown());
    EXPECT_THAT(questionText(), HasSubstr("bad_illegal_move"));
    EXPECT_THAT(questionText(), HasSubstr("e2e5"));
    settle();
    clickButton(question(), "Take over myself");
    ASSERT_TRUE(pumpUntil([this] { return frame_->controller().isPersonsTurn(); }));
    EXPECT_FALSE(question().IsShown());
    EXPECT_TRUE(playByClicks(Square::E7, Square::E5));
}

TEST_F(Window, GivesUpAPluginThatNeverReturns) {
    start(person(), plugin("bad_never_returns", std::chrono::milliseconds(50)));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(pumpUntil([this] { return std::holds_alternative<Paused>(frame_->controller().state()); },
                          std::chrono::seconds(20)));
    EXPECT_THAT(questionText(), HasSubstr("bad_never_returns"));
}

TEST_F(Window, AsksNoLongerWhenSomebodyElsePlaysOn) {
    start(person(), plugin("bad_illegal_move"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(pumpUntil([this] { return question().IsShown(); }));
    perform(Action::CopyFen);  // says something else, or nothing
    EXPECT_TRUE(question().IsShown());
    frame_->controller().replacePlayer(Color::Black, person());
    EXPECT_FALSE(question().IsShown());
}

TEST_F(Window, HidesThoughtsUntilAskedForThem) {
    const auto hasShown = [&] {
        start(person(), plugin("minimax"));
        EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
        EXPECT_TRUE(pumpUntil([this] { return plies() == 2; }));
        return !thought(Color::Black, "player line").GetLabel().empty();
    };
    EXPECT_FALSE(hasShown());
    perform(Action::ShowThoughts);
    EXPECT_TRUE(settings_->settings().play.showsThoughts);
    EXPECT_TRUE(hasShown());
}

TEST_F(Window, NeverShowsWhatALowLevelThinks) {
    perform(Action::ShowThoughts);
    start(person(), PluginSpec{"bastion", {{"Level", "3"}}, {}});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    EXPECT_TRUE(thought(Color::Black, "player line").GetLabel().empty());
}

TEST_F(Window, GivesAHintStepByStep) {
    start(person(), person(), "7k/5ppp/8/8/8/8/8/R6K w - - 0 1");
    perform(Action::Hint);
    const auto& drawn = board().state().annotations;
    ASSERT_TRUE(pumpUntil([&] { return drawn.marks.size() == 1; }));
    EXPECT_EQ(drawn.marks.front().square, Square::A1);
    EXPECT_EQ(status(), "Hint: white rook on a1. White to move");
    perform(Action::Hint);
    EXPECT_EQ(drawn.marks.size(), 2U);
    EXPECT_EQ(status(), "Hint: from a1 to a8. White to move");
    perform(Action::Hint);
    ASSERT_EQ(drawn.arrows.size(), 1U);
    EXPECT_EQ(drawn.arrows.front().to, Square::A8);
    EXPECT_THAT(status(), StartsWith("Hint: Ra8"));
    ASSERT_TRUE(playByClicks(Square::H1, Square::H2));
    EXPECT_TRUE(drawn.arrows.empty());
    EXPECT_EQ(frame_->controller().hints()[Color::White], 1U);
}

TEST_F(Window, ShowsNoThoughtsAboutAnotherGame) {
    perform(Action::ShowThoughts);
    start(person(), plugin("minimax"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    const wxWindow& line = thought(Color::Black, "player line");
    EXPECT_FALSE(line.GetLabel().empty());
    frame_->controller().restart();
    EXPECT_TRUE(line.GetLabel().empty());
}

// New games and the end.

TEST_F(Window, BeginsTheGameThatTheDialogDescribes) {
    wxTEST_DIALOG(perform(Action::NewGame), ExpectDialog<NewGameDialog>([](auto& dialog) {
                      choose(*wxWindow::FindWindowByName("opponents", &dialog), "Random");
                      auto* fen = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("fen", &dialog));
                      fen->SetValue("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1");
                  }));
    ASSERT_TRUE(pumpUntil([this] { return frame_->controller().playerName(Color::Black) == "Random"; }));
    EXPECT_EQ(toFen(game().start()), "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1");
}

TEST_F(Window, ListsAllProblemsOfAFenInTheDialogAndBeginsNothing) {
    wxTEST_DIALOG(perform(Action::NewGame), ExpectDialog<NewGameDialog>([](auto& dialog) {
                      auto* fen = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("fen", &dialog));
                      fen->SetValue("8/8/8/8/8/8/8/P7 x - - 0 1");
                      const auto& problems = dynamic_cast<const ProblemList&>(
                          *wxWindow::FindWindowByName("fen problems", &dialog));
                      EXPECT_THAT(toUtf8(problems.text()), HasSubstr("king"));
                      EXPECT_THAT(toUtf8(problems.text()), HasSubstr("side to move"));
                      EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled());
                      fen->SetValue("4k2R/8/4K3/8/8/8/8/8 b - - 0 1");
                      EXPECT_THAT(toUtf8(problems.text()), HasSubstr("Black is checkmated"));
                      EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled());
                      fen->SetValue("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
                      EXPECT_TRUE(dialog.FindWindow(wxID_OK)->IsEnabled());
                  }));
}

TEST_F(Window, BeginsAnotherGameWhileAnAiPlayerThinks) {
    start(plugin("waits_for_stop"), person());
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_EQ(plies(), 1U);
}

TEST_F(Window, QuitsWhileAnAiPlayerThinks) {
    start(plugin("waits_for_stop"), plugin("waits_for_stop"));
    perform(Action::Quit);
    EXPECT_TRUE(quits());
}

/// Gives a player's thread all the time that a busy machine may take to end it.
class PatientWindow : public Window {
protected:
    void SetUp() override {
        deadlines_.afterStop = std::chrono::minutes(5);
        Window::SetUp();
    }
};

TEST_F(PatientWindow, DetachesNoThreadWhenItQuitsWhileAHintIsLookedFor) {
    const unsigned detached = SearchThread::detachedThreads();
    start(person(), person());
    perform(Action::Hint);
    perform(Action::Quit);
    ASSERT_TRUE(quits());
    EXPECT_EQ(SearchThread::detachedThreads(), detached);
}

TEST_F(Window, QuitsThoughAPluginNeverReturns) {
    start(plugin("bad_never_returns"), plugin("random"));
    perform(Action::Quit);
    EXPECT_TRUE(quits());
}

TEST_F(Window, QuitsWithoutAQuestionIfNothingIsLost) {
    start(person(), person());
    user_.strike('Q', wxMOD_CONTROL);
    EXPECT_TRUE(quits());
}

TEST_F(Window, AsksBeforeAGameIsLost) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    wxTEST_DIALOG(perform(Action::Restart), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    EXPECT_EQ(plies(), 1U);
    wxTEST_DIALOG(perform(Action::Restart), wxExpectModal<wxMessageDialog>(wxID_YES));
    EXPECT_EQ(plies(), 0U);
}

TEST_F(Window, ResignsOnlyWhenThePersonIsSure) {
    start(person(), person());
    wxTEST_DIALOG(perform(Action::Resign), wxExpectModal<wxMessageDialog>(wxID_NO));
    EXPECT_EQ(status(), "White to move");
    wxTEST_DIALOG(perform(Action::Resign), wxExpectModal<wxMessageDialog>(wxID_YES));
    EXPECT_THAT(status(), HasSubstr("Black wins"));
    EXPECT_FALSE(isPossible(Action::Resign));
}

TEST_F(Window, TellsAPersonWhoPlaysAgainstAnAiThatTheyAreToMove) {
    start(person(), plugin("waits_for_stop"));
    EXPECT_EQ(status(), "Your move");
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_EQ(status(), "Black to move");
    start(person(), plugin("waits_for_stop"), "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    EXPECT_EQ(status(), "Your move: you are in check");
}

TEST_F(Window, OffersNoDrawBeforeBothSidesHaveMoved) {
    start(person(), person());
    EXPECT_FALSE(isPossible(Action::OfferDraw));
    ASSERT_TRUE(playByClicks(Square::B1, Square::C3));
    EXPECT_FALSE(isPossible(Action::OfferDraw));
    ASSERT_TRUE(playByClicks(Square::B8, Square::C6));
    EXPECT_TRUE(isPossible(Action::OfferDraw));
}

TEST_F(Window, AsksAPersonWhetherHeAgreesToADraw) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    playAMoveEach();
    perform(Action::OfferDraw);
    ASSERT_TRUE(question().IsShown());
    EXPECT_EQ(questionText(), "Ada offers a draw.");
    EXPECT_FALSE(isPossible(Action::OfferDraw));
    settle();
    clickButton(question(), "Decline");
    ASSERT_TRUE(pumpUntil([this] { return !question().IsShown(); }));
    EXPECT_EQ(status(), "Zoë declines the draw. White to move");
    EXPECT_FALSE(notice().IsShown());
    perform(Action::OfferDraw);
    EXPECT_EQ(status(), "White to move");
    settle();
    clickButton(question(), "Accept");
    ASSERT_TRUE(pumpUntil([this] { return game().outcome().has_value(); }));
    EXPECT_EQ(game().outcome(), (Outcome{std::nullopt, Termination::Agreement}));
    EXPECT_FALSE(question().IsShown());
}

TEST_F(Window, IsTypedAtAlsoAfterAButtonOfABarThatHasGone) {
    start(person(), person());
    playAMoveEach();
    perform(Action::OfferDraw);
    settle();
    clickButton(question(), "Decline");
    ASSERT_TRUE(pumpUntil([this] { return !question().IsShown(); }));
    settle();
    for (const char letter : {'e', '4'}) user_.strike(letter);
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 3; }));
}

TEST_F(Window, ClaimsADrawInsteadOfOfferingIt) {
    start(person(), person(), "4k3/8/8/8/8/8/8/4K2R w - - 99 80");
    EXPECT_FALSE(isPossible(Action::ClaimDraw));
    ASSERT_TRUE(playByClicks(Square::H1, Square::H2));
    EXPECT_TRUE(isPossible(Action::ClaimDraw));
    EXPECT_EQ(status(), "Black to move\nA draw can be claimed.");
    perform(Action::OfferDraw);
    EXPECT_EQ(game().outcome(), (Outcome{std::nullopt, Termination::FiftyMoves}));
}

TEST_F(Window, BreaksTheLineThatTellsHowThingsStand) {
    start(PersonSpec{"Maximiliane von Hohenlohe-Waldenburg"},
          PersonSpec{"Konstantin Theophilos Angelopoulos"});
    playAMoveEach();
    const wxWindow& line = *wxWindow::FindWindowByName("status", frame_);
    const int before = line.GetSize().y;
    frame_->controller().offerDraw();
    frame_->controller().answerDraw(DrawAnswer::Decline);
    settle();
    const wxString shown = dynamic_cast<const wxStaticText&>(line).GetLabel();
    EXPECT_GT(shown.Freq('\n'), 0);
    EXPECT_GT(line.GetSize().y, before);
    for (const wxString& row : wxSplit(shown, '\n'))
        EXPECT_LE(line.GetTextExtent(row).x, line.GetSize().x) << row;
}

TEST_F(Window, BreaksAGameOffWithoutAResult) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    wxTEST_DIALOG(perform(Action::Abort), wxExpectModal<wxMessageDialog>(wxID_YES));
    EXPECT_EQ(game().outcome(), (Outcome{std::nullopt, Termination::Aborted}));
}

TEST_F(Window, ShowsWhatWasCaptured) {
    start(person(), person(), "4k3/8/8/3p1n2/4P3/8/8/4K2R w - - 0 1");
    const auto knights = [this](Color by) { return card(by).content().captures[index(PieceType::Knight)]; };
    EXPECT_EQ(card(Color::White).content().advantage, 2);
    ASSERT_TRUE(playByClicks(Square::E4, Square::F5));
    EXPECT_EQ(card(Color::White).content().advantage, 5);
    EXPECT_EQ(knights(Color::White), 1U);
    EXPECT_EQ(knights(Color::Black), 0U);
    EXPECT_EQ(card(Color::Black).content().advantage, 0);
    EXPECT_EQ(accessibleName(card(Color::White)), "White, took knight, 5 ahead");
    perform(Action::ShowPrevious);
    EXPECT_EQ(card(Color::White).content().advantage, 2);
    EXPECT_EQ(knights(Color::White), 0U);
}

// Positions.

TEST_F(Window, PastesAPosition) {
    setClipboard(" 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    wxTEST_DIALOG(perform(Action::Paste), wxExpectModal<wxMessageDialog>(wxID_NO));
    ASSERT_TRUE(pumpUntil([this] { return fen() == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"; }));
    perform(Action::CopyFen);
    EXPECT_EQ(clipboardText(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(status(), "The position is on the clipboard. Your move");
}

TEST_F(Window, BeginsWithoutClocksFromAPositionThatIsPasted) {
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(60s), suddenDeath(60s)}});
    setClipboard("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    wxTEST_DIALOG(perform(Action::Paste), wxExpectModal<wxMessageDialog>(wxID_NO));
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_FALSE(frame_->controller().clock().isTimed());
}

TEST_F(Window, SavesAndCopiesTheGame) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    const test::TemporaryFolder folder;
    const auto save = [this](const std::filesystem::path& place) {
        saver().saveTo(place, ExistingFile::Replace);
        return pumpUntil([this] { return !saver().isSaving(); });
    };
    ASSERT_TRUE(save(folder / "game.pgn"));
    const std::string pgn = folder.read("game.pgn");
    EXPECT_THAT(pgn, HasSubstr("[Black \"Zoë\"]"));
    EXPECT_THAT(pgn, HasSubstr("1. e4 e5 *"));
    perform(Action::CopyGame);
    EXPECT_EQ(clipboardText(), pgn);
    ASSERT_TRUE(save(folder / "game.pgn/below"));
    EXPECT_TRUE(notice().IsShown());
}

TEST_F(Window, TellsInASentenceThatAMoveIsRefused) {
    start(person(), person());
    board().onMove(Move(Square::E2, Square::E5));
    EXPECT_THAT(noticeText(), testing::EndsWith("e2e5' is not a legal move here."));
}

TEST_F(Window, SavesAPictureOfTheBoard) {
    start(person(), person());
    const test::TemporaryFolder folder;
    frame_->commands().exchange.savePicture(folder / "board.svg", PictureType::Svg);
    EXPECT_THAT(folder.read("board.svg"), StartsWith("<svg "));
    frame_->commands().exchange.savePicture(folder / "no/board.png", PictureType::Png);
    EXPECT_THAT(noticeText(), HasSubstr("No such file or directory"));
}

TEST_F(Window, ListsAllProblemsOfAPositionThatCannotBePasted) {
    start(person(), person());
    notice().dismissNotice();  // about the plugins that are bad on purpose
    setClipboard("8/8/8/8/8/8/8/P7 x - - 0 1");
    user_.strike('V', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return notice().IsShown(); }));
    EXPECT_THAT(toUtf8(notice().text()), HasSubstr("side to move"));
    EXPECT_THAT(toUtf8(notice().text()), HasSubstr("king"));
    settle();
    clickButton(notice(), "Close");
    EXPECT_TRUE(pumpUntil([this] { return !notice().IsShown(); }));
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
}

TEST_F(Window, LooksAtAnEarlierPositionWhenItsMoveIsClicked) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    settle();
    const wxRect cell = moves().rectOfMove(*game().line()[1]);
    user_.click(moves(), cell.GetPosition() + cell.GetSize() / 2);
    ASSERT_TRUE(pumpUntil([this] { return board().state().board.isEmpty(Square::E5); }));
    EXPECT_THAT(status(), HasSubstr("1. e4"));
    click(Square::D2);
    click(Square::D4);
    settle();
    EXPECT_EQ(plies(), 2U);
    user_.strike(WXK_END, wxMOD_ALT);
    EXPECT_TRUE(pumpUntil([this] { return !board().state().board.isEmpty(Square::E5); }));
}

TEST_F(Window, ScrollsToTheMoveThatIsPlayed) {
    start(person(), person());
    GameController& controller = frame_->controller();
    const std::array line{Move(Square::G1, Square::F3), Move(Square::G8, Square::F6),
                          Move(Square::F3, Square::G1), Move(Square::F6, Square::G8)};
    for (std::size_t ply = 0; ply < 14; ++ply) ASSERT_TRUE(controller.play(line[ply % line.size()]));
    frame_->SetClientSize(frame_->FromDIP(wxSize(560, 360)));
    settle();
    ASSERT_TRUE(controller.play(line[2]));
    settle();
    EXPECT_FALSE(moves().rectOfMove(game().current()).IsEmpty());
}

// Problems.

class MateInTheWindow : public Window {
protected:
    /// Opens the dialog on a position and starts the search for a mate.
    [[nodiscard]] SolveDialog* solve(const char* position, unsigned moves) {
        start(person(), person(), position);
        perform(Action::SolveMate);
        auto* dialog = dynamic_cast<SolveDialog*>(wxWindow::FindWindowByName("solve mate"));
        if (dialog != nullptr) dialog->solve(moves);
        return dialog;
    }
    [[nodiscard]] static const GameNode* selected(const SolutionTree& tree) {
        return SolutionModel::nodeOf(tree.GetCurrentItem());
    }
};

TEST_F(MateInTheWindow, IsNotLookedForInAGameThatAPersonPlays) {
    start(person(), person(), "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_TRUE(isPossible(Action::SolveMate));  // it may be a problem
    ASSERT_TRUE(frame_->controller().play(*parseUciMove(game().position(), "h1g1")));
    settle();
    EXPECT_FALSE(isPossible(Action::SolveMate));
    frame_->controller().resign(Color::Black);
    settle();
    EXPECT_TRUE(isPossible(Action::SolveMate));
}

TEST_F(MateInTheWindow, IsSolvedAndCanBePlayedThrough) {
    SolveDialog* const dialog = solve("8/2B4p/2p2R1K/1Pk3N1/1n1r1n2/NQP5/8/8 w - - 0 1", 4);
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(pumpUntil([&] { return dialog->solution() != nullptr; }));
    EXPECT_EQ(toUtf8(dialog->status()), "Mate in 2 moves: 1 solution.");
    auto* tree = dynamic_cast<SolutionTree*>(wxWindow::FindWindowByName("solution", dialog));
    ASSERT_NE(tree, nullptr);
    wxVariant entry;
    tree->GetModel()->GetValue(entry, tree->GetCurrentItem(), 0);
    EXPECT_EQ(toUtf8(entry.GetString()), "1. Qd5+!");
    settle();
    user_.strike(WXK_RIGHT);  // to the first defence, which takes the queen
    const auto* board = dynamic_cast<BoardPanel*>(wxWindow::FindWindowByName("board", dialog));
    ASSERT_NE(board, nullptr);
    EXPECT_TRUE(pumpUntil([&] { return board->state().lastTo == Square::D5; }));
}

TEST_F(MateInTheWindow, OpensAndClosesWhatFollowsAMoveByTheArrows) {
    SolveDialog* const dialog = solve("8/2B4p/2p2R1K/1Pk3N1/1n1r1n2/NQP5/8/8 w - - 0 1", 4);
    ASSERT_TRUE(pumpUntil([&] { return dialog->solution() != nullptr; }));
    auto& tree = dynamic_cast<SolutionTree&>(*wxWindow::FindWindowByName("solution", dialog));
    const GameNode* const key = selected(tree);
    ASSERT_TRUE(tree.IsExpanded(SolutionModel::itemOf(*key)));
    settle();
    user_.strike(WXK_RIGHT);
    ASSERT_TRUE(pumpUntil([&] { return selected(tree) == &key->child(0); }));
    EXPECT_FALSE(tree.IsExpanded(tree.GetCurrentItem()));
    user_.strike(WXK_RIGHT);
    ASSERT_TRUE(pumpUntil([&] { return tree.IsExpanded(tree.GetCurrentItem()); }));
    user_.strike(WXK_LEFT);
    ASSERT_TRUE(pumpUntil([&] { return !tree.IsExpanded(tree.GetCurrentItem()); }));
    user_.strike(WXK_DOWN);  // the keyboard is where the arrows have led
    ASSERT_TRUE(pumpUntil([&] { return selected(tree) == &key->child(1); }));
    user_.strike(WXK_LEFT);
    ASSERT_TRUE(pumpUntil([&] { return selected(tree) == key; }));
    user_.strike(WXK_LEFT);
    EXPECT_TRUE(pumpUntil([&] { return !tree.IsExpanded(SolutionModel::itemOf(*key)); }));
}

TEST_F(MateInTheWindow, IsSolvedWhenReturnIsStruck) {
    start(person(), person(), "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1");
    perform(Action::SolveMate);
    auto* const dialog = dynamic_cast<SolveDialog*>(wxWindow::FindWindowByName("solve mate"));
    auto* const moves = dynamic_cast<wxSpinCtrl*>(wxWindow::FindWindowByName("moves to mate", dialog));
    ASSERT_NE(moves, nullptr);
    ASSERT_TRUE(showAndWait(*dialog, *wxWindow::FindWindowByName("board", dialog)));
    ASSERT_TRUE(pumpUntil([&] { return moves->HasFocus(); }));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([&] { return dialog->solution() != nullptr; }));
    EXPECT_EQ(toUtf8(dialog->status()), "Mate in 1 move: 1 solution.");
}

TEST_F(MateInTheWindow, IsProvedNotToBeThereAndKeepsTheKeyboard) {
    SolveDialog* const dialog = solve("3BB2K/7p/7k/8/8/5P1p/7P/8 w - - 0 1", 2);
    ASSERT_TRUE(pumpUntil([&] { return toUtf8(dialog->status()) == "Proved: there is no mate in 2."; }));
    EXPECT_EQ(dialog->solution(), nullptr);
    EXPECT_TRUE(pumpUntil([] { return wxWindow::FindWindowByName("moves to mate")->HasFocus(); }))
        << "to look for a longer one";
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([] { return wxWindow::FindWindowByName("solve mate") == nullptr; }));
}

TEST_F(MateInTheWindow, CanBeStoppedAndTheWindowClosedMeanwhile) {
    SolveDialog* const dialog = solve("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20);
    dialog->stop();
    ASSERT_TRUE(pumpUntil([&] { return toUtf8(dialog->status()) == "Stopped."; }));
    dialog->solve(20);
    perform(Action::Quit);
    EXPECT_TRUE(quits());
}

TEST_F(Window, TakesBackAndPlaysAgain) {
    start(person(), person());
    EXPECT_FALSE(isPossible(Action::TakeBack));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 0; }));
    EXPECT_TRUE(isPossible(Action::Redo));
    perform(Action::Redo);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(Window, ChangesHowLegalMovesAreShown) {
    perform(Action::ColorsScheme);
    EXPECT_EQ(board().state().scheme, TargetScheme::Classic);
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::ColorsScheme)));
}

TEST_F(Window, PutsAPersonWhoPlaysBlackAtTheLowerEdge) {
    start(plugin("random"), person());
    EXPECT_EQ(board().orientation(), Orientation::BlackBelow);
}

}  // namespace
}  // namespace roque::test
