#include "view/dialogs/games/comment_dialog.h"

#include <functional>

#include <wx/frame.h>
#include <wx/msgdlg.h>
#include <wx/testing.h>

#include "model/pgn/game_builder.h"
#include "tests/gui/support/gui_test.h"

namespace roque::test {
namespace {

class CommentDialogTest : public testing::Test {
protected:
    CommentDialogTest() : frame_(new wxFrame(nullptr, wxID_ANY, "test")) {}
    ~CommentDialogTest() override { destroyAndWait(frame_); }

    /// Opens the dialog on a move with the comment "Well done", and returns how it was closed.
    int inDialog(const std::function<void()>& act) {
        const AllowModalDialogs allow;
        CommentDialog dialog(frame_, *game_.root->next());
        text_ = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("comment text", &dialog));
        dialog_ = &dialog;
        dialog.CallAfter([&] {
            EXPECT_TRUE(focusAndWait(*text_));
            act();
            settle();
            wasOpen_ = dialog.IsModal() && dialog.IsShown();
            if (wasOpen_) dialog.EndModal(wxID_OK);
        });
        return dialog.ShowModal();
    }

    wxFrame* frame_;
    GameRecord game_ = std::move(readPgn("1. e4 {Well done} *").at(0).record);
    CommentDialog* dialog_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    bool wasOpen_ = false;  ///< whether it was still open at the end
    SimulatedUser user_;
};

TEST_F(CommentDialogTest, ClosesAtOnceIfNothingIsNew) {
    EXPECT_EQ(inDialog([this] { user_.strike(WXK_ESCAPE); }), wxID_CANCEL);
    EXPECT_FALSE(wasOpen_);
}

TEST_F(CommentDialogTest, AsksBeforeEscapeTakesWordsAway) {
    const int end = inDialog([this] {
        text_->SetValue("Best by test");
        wxTEST_DIALOG(user_.strike(WXK_ESCAPE); settle(), wxExpectModal<wxMessageDialog>(wxID_NO));
    });
    EXPECT_EQ(end, wxID_CANCEL);
    EXPECT_FALSE(wasOpen_);
}

TEST_F(CommentDialogTest, KeepsWhatIsToBeKeptAfterAll) {
    const int end = inDialog([this] {
        text_->SetValue("Best by test");
        wxTEST_DIALOG(dialog_->Close(), wxExpectModal<wxMessageDialog>(wxID_YES));
        EXPECT_EQ(dialog_->notes().comment, "Best by test");
    });
    EXPECT_EQ(end, wxID_OK);
    EXPECT_FALSE(wasOpen_);
}

TEST_F(CommentDialogTest, StaysOpenForWhoWritesOn) {
    inDialog([this] {
        text_->Clear();
        wxTEST_DIALOG(user_.clickCentre(*dialog_->FindWindow(wxID_CANCEL));
                      settle(), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
        EXPECT_TRUE(text_->HasFocus());
    });
    EXPECT_TRUE(wasOpen_);
}

}  // namespace
}  // namespace roque::test
