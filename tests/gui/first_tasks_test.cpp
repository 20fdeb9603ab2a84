#include <functional>
#include <string>

#include <gmock/gmock.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/textctrl.h>

#include "model/notation/fen.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/gtk_call.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/games/comment_dialog.h"
#include "view/dialogs/problem/solve_dialog.h"
#include "view/toolkit/clipboard.h"

// What a person wants first of a chess program, each from the first start on, in at most three clicks or
// keys.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::Le;
using testing::StartsWith;

class FirstTasks : public WindowTest {
protected:
    FirstTasks() { isWelcomed_ = false; }
    void TearDown() override {
        EXPECT_THAT(acts_, Le(3)) << "clicks or keys";
        WindowTest::TearDown();
    }

    // What counts. Words that a person types do not.
    void click(const wxWindow& window) {
        ++acts_;
        user_.clickCentre(window);
    }
    void click(Square square) {
        ++acts_;
        WindowTest::click(square);
    }
    void strike(int key, int modifiers = wxMOD_NONE) {
        ++acts_;
        user_.strike(key, modifiers);
    }
    /// Clicks an entry of a menu that is open.
    void click(const wxMenuItem& entry) {
        ++acts_;
        void* const widget = entry.GetMenuItem();
        EXPECT_TRUE(pumpUntil([&] { return call<int, void*>("gtk_widget_get_mapped", widget) != 0; }));
        settle();
        int x = 0;
        int y = 0;
        call<int, void*, int*, int*>("gdk_window_get_origin",
                                     call<void*, void*>("gtk_widget_get_window", widget), &x, &y);
        wxRect place;  // GtkAllocation has the same four numbers
        call<void, void*, wxRect*>("gtk_widget_get_allocation", widget, &place);
        const wxPoint middle(x + place.x + place.width / 2, y + place.y + place.height / 2);
        user_.click(*frame_, frame_->ScreenToClient(middle));
    }

    /// Plays the first move and waits for the answer.
    void playAMove() {
        click(Square::E2);
        click(Square::E4);
        ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    }
    /// What went before a task does not count.
    void beginTask() {
        settle();
        acts_ = 0;
    }

    int acts_ = 0;  ///< clicks and keys so far
};

TEST_F(FirstTasks, PlayAMove) {
    beginTask();
    click(Square::E2);
    click(Square::E4);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 2; })) << "and the opponent has answered";
}

TEST_F(FirstTasks, TakeItBack) {
    playAMove();
    beginTask();
    click(part<wxWindow>("button back"));
    EXPECT_TRUE(pumpUntil([this] { return plies() == 0; }));
}

TEST_F(FirstTasks, ChangeTheLevelDuringAGame) {
    playAMove();
    beginTask();
    bool isChosen = false;
    const auto onOpen = [&](wxMenuEvent& event) {
        frame_->CallAfter([&, menu = event.GetMenu()] {
            for (const wxMenuItem* const entry : menu->GetMenuItems()) {
                if (!toUtf8(entry->GetItemLabelText()).starts_with("6 ")) continue;
                click(*entry);
                isChosen = true;
                return;
            }
            user_.strike(WXK_ESCAPE);
            isChosen = true;
        });
    };
    card(Color::Black).Bind(wxEVT_MENU_OPEN, onOpen);
    click(part<wxWindow>("menu black"));
    EXPECT_TRUE(pumpUntil([&] { return isChosen; })) << "no menu has opened";
    card(Color::Black).Unbind(wxEVT_MENU_OPEN, onOpen);
    settle();
    EXPECT_THAT(card(Color::Black).content().detail, StartsWith("6 · "));
    EXPECT_EQ(plies(), 2U) << "the game goes on";
}

TEST_F(FirstTasks, SolveAMate) {
    ASSERT_TRUE(copyToClipboard("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"));
    beginTask();
    const auto choose = [this](wxMessageDialog&) { ++acts_; };  // what to do with the position: solve it
    wxTEST_DIALOG(strike('V', wxMOD_CONTROL); settle(), ExpectDialog<wxMessageDialog>(choose, wxID_HELP));
    const auto solver = [this] { return wxWindow::FindWindowByName("solve mate", frame_); };
    ASSERT_TRUE(pumpUntil([&] { return solver() != nullptr && solver()->IsShownOnScreen(); }));
    settle();
    click(*wxWindow::FindWindowByLabel("&Solve", solver()));
    const auto status = [&] {
        return toUtf8(wxWindow::FindWindowByName("solver status", solver())->GetLabel());
    };
    EXPECT_TRUE(pumpUntil([&] { return status().starts_with("Mate in 1 move"); })) << status();
    solver()->Close();
    settle();
}

TEST_F(FirstTasks, OpenAGameAndGoToItsLastMove) {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.write(
        "one.pgn", "[Event \"one\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n");
    beginTask();
    // The double click on a file, in a dialog of the toolkit's.
    const auto choose = [&](wxFileDialog& dialog) {
        ++acts_;
        dialog.SetPath(toWx(file.string()));
        dialog.Show();  // before, it knows of no file
        EXPECT_TRUE(pumpUntil([&] { return dialog.GetPath() == toWx(file.string()); }));
    };
    wxTEST_DIALOG(strike('O', wxMOD_CONTROL); settle(), ExpectDialog<wxFileDialog>(choose));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    settle();
    strike(WXK_END);
    const auto shown = [this] { return toFen(browser().shown()->position()); };
    EXPECT_TRUE(pumpUntil([&] { return shown().starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/"); }))
        << shown();
}

TEST_F(FirstTasks, SaveAComment) {
    playAMove();
    beginTask();
    const auto write = [this](DialogUser& user) {
        user.type("My first move");
        ++acts_;
        user.clickButton(wxID_OK);
    };
    inModalDialog([this] { strike('K', wxMOD_CONTROL); }, write);
    settle();
    EXPECT_EQ(browser().shown()->notes().comment, "My first move");
}

}  // namespace
}  // namespace roque::test
