#include <gmock/gmock.h>
#include <wx/clipbrd.h>
#include <wx/msgdlg.h>
#include <wx/testing.h>

#include "model/pgn/pgn_writer.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/position/position_editor.h"
#include "view/dialogs/problem/solve_dialog.h"

// Studies that begin in the window: from nothing, from a position, from a problem.
namespace roque::test {
namespace {

using testing::HasSubstr;

constexpr const char* kStalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

class NewStudy : public WindowTest {
protected:
    [[nodiscard]] std::string studied() { return toPgn(games().study()->record()); }
    [[nodiscard]] std::string shownFen() { return toFen(browser().shown()->position()); }
    void tryOut(Square from, Square to) {
        const GameNode* const before = browser().shown();
        click(from);
        click(to);
        ASSERT_TRUE(pumpUntil([&] { return browser().shown() != before; }));
    }
    static void setClipboard(const wxString& text) {
        const wxClipboardLocker lock;
        wxTheClipboard->SetData(new wxTextDataObject(text));
    }
    static void pressButton(wxWindow& dialog, const char* name) {
        wxWindow* const button = wxWindow::FindWindowByName(name, &dialog);
        ASSERT_NE(button, nullptr) << name;
        wxCommandEvent event(wxEVT_BUTTON, button->GetId());
        event.SetEventObject(button);
        button->ProcessWindowEvent(event);
    }
};

TEST_F(NewStudy, BeginsByAKeyAndTakesMovesOfBothSides) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    user_.strike('Y', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying() && browser().shown()->ply() == 0; }));
    EXPECT_FALSE(games().isGameShown());
    EXPECT_FALSE(games().hasUnsavedChanges());
    settle();
    tryOut(Square::D2, Square::D4);
    tryOut(Square::D7, Square::D5);
    EXPECT_THAT(studied(), HasSubstr("1. d4 d5 *"));
    EXPECT_TRUE(games().hasUnsavedChanges());
    EXPECT_EQ(plies(), 1U);  // the game goes on elsewhere
    TemporaryFolder folder;
    saver().saveTo(folder / "study.pgn", ExistingFile::Replace);
    ASSERT_TRUE(pumpUntil([this] { return !saver().isSaving(); }));
    EXPECT_THAT(folder.read("study.pgn"), HasSubstr("1. d4 d5 *"));
}

TEST_F(NewStudy, AsksFirstWhetherTheStudyBeforeIsToBeSaved) {
    start(person(), person());
    perform(Action::NewStudy);
    settle();
    tryOut(Square::D2, Square::D4);
    wxTEST_DIALOG(perform(Action::NewStudy), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    EXPECT_THAT(studied(), HasSubstr("1. d4 *"));
    wxTEST_DIALOG(perform(Action::NewStudy), wxExpectModal<wxMessageDialog>(wxID_NO));
    EXPECT_EQ(browser().shown()->next(), nullptr);
}

TEST_F(NewStudy, IsJournalledLikeEveryStudy) {
    start(person(), person());
    perform(Action::NewStudy);
    settle();
    tryOut(Square::D2, Square::D4);
    const auto isKept = [this] {
        for (const auto& file : std::filesystem::recursive_directory_iterator(home_ / "state")) {
            if (file.is_regular_file() && readText(file.path()).find("1. d4 *") != std::string::npos)
                return true;
        }
        return false;
    };
    EXPECT_TRUE(pumpUntil(isKept));
}

TEST_F(NewStudy, BeginsFromAPositionThatIsPasted) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    setClipboard(kMateInOne);
    wxTEST_DIALOG(perform(Action::Paste), wxExpectModal<wxMessageDialog>(wxID_YES));
    ASSERT_TRUE(games().isStudying());
    EXPECT_EQ(shownFen(), kMateInOne);
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(games().hasUnsavedChanges());
    settle();
    tryOut(Square::A1, Square::A8);
    EXPECT_THAT(studied(), HasSubstr("1. Ra8# *"));
    EXPECT_THAT(studied(), HasSubstr(std::string("[FEN \"") + kMateInOne + "\"]"));
}

TEST_F(NewStudy, LeavesEverythingAsItIsIfNothingIsWantedOfWhatIsPasted) {
    start(person(), person());
    setClipboard(kMateInOne);
    wxTEST_DIALOG(perform(Action::Paste), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    EXPECT_FALSE(games().isStudying());
    EXPECT_EQ(fen(), toFen(Position::start()));
}

TEST_F(NewStudy, BeginsFromTheEditorAlsoWhereNoGameCouldGoOn) {
    start(person(), person());
    inModalDialog([this] { perform(Action::SetUpPosition); },
                  [](DialogUser& user) {
                      user.find<wxTextCtrl>("editor fen").SetValue(kStalemate);
                      settle();
                      EXPECT_FALSE(user.dialog().FindWindow(wxID_OK)->IsEnabled());
                      user.click(user.find<wxButton>("study position"));
                  });
    ASSERT_TRUE(games().isStudying());
    EXPECT_EQ(shownFen(), kStalemate);
    EXPECT_TRUE(games().hasUnsavedChanges());  // it was set up by hand
}

TEST_F(NewStudy, BeginsFromASolvedProblemWithItsWholeSolution) {
    start(person(), person(), kMateInOne);
    perform(Action::SolveMate);
    auto& solver = dynamic_cast<SolveDialog&>(*wxWindow::FindWindowByName("solve mate", frame_));
    EXPECT_FALSE(wxWindow::FindWindowByName("study solution", &solver)->IsEnabled());
    solver.solve(1);
    ASSERT_TRUE(pumpUntil([&] { return solver.solution() != nullptr; }));
    settle();
    user_.clickCentre(*wxWindow::FindWindowByName("study solution", &solver));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(shownFen(), kMateInOne);
    EXPECT_THAT(studied(), HasSubstr("1. Ra8#"));
    EXPECT_TRUE(games().hasUnsavedChanges());
    EXPECT_TRUE(pumpUntil([this] { return wxWindow::FindWindowByName("solve mate", frame_) == nullptr; }));
}

TEST_F(NewStudy, LeavesTheEditorWhenTheProblemSolvedThereIsStudied) {
    start(person(), person());
    const AllowModalDialogs allow;
    frame_->CallAfter([&] {
        auto& editor = dynamic_cast<PositionEditor&>(*wxWindow::FindWindowByName("position editor", frame_));
        dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("editor fen", &editor))->SetValue(kMateInOne);
        frame_->CallAfter([&] {
            auto& solver = dynamic_cast<SolveDialog&>(*wxWindow::FindWindowByName("solve mate", frame_));
            solver.solve(1);
            EXPECT_TRUE(pumpUntil([&] { return solver.solution() != nullptr; }));
            pressButton(solver, "study solution");
        });
        pressButton(editor, "solve position");
    });
    perform(Action::SetUpPosition);
    ASSERT_TRUE(games().isStudying());
    EXPECT_THAT(studied(), HasSubstr("1. Ra8#"));
}

}  // namespace
}  // namespace roque::test
