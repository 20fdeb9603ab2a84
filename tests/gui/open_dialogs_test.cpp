#include "view/toolkit/open_dialogs.h"

#include <gmock/gmock.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/weakref.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/gui_test.h"
#include "view/toolkit/file_dialog.h"
#include "view/toolkit/wx_dispatcher.h"

namespace roque::test {
namespace {

using testing::ElementsAre;

class OpenDialogsTest : public testing::Test {
protected:
    void TearDown() override { destroyAndWait(frame_); }

    /// Has the program end as soon as the innermost event loop runs.
    void endSoon() {
        dispatcher_.post([this] { dialogs_.end([this] { happened_.emplace_back("end"); }); });
    }

    AllowModalDialogs allowed_;
    WxDispatcher dispatcher_;
    OpenDialogs dialogs_{dispatcher_};
    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "frame");
    std::vector<std::string> happened_;
};

TEST_F(OpenDialogsTest, AreCancelledFromTheInsideOut) {
    wxDialog outer(frame_, wxID_ANY, "outer");
    outer.Bind(wxEVT_INIT_DIALOG, [&](wxInitDialogEvent&) {
        outer.CallAfter([&] {
            wxDialog middle(&outer, wxID_ANY, "middle");
            middle.Bind(wxEVT_INIT_DIALOG, [&](wxInitDialogEvent&) {
                middle.CallAfter([&] {
                    endSoon();
                    wxMessageDialog box(&middle, "really?", "box", wxYES_NO);
                    happened_.emplace_back(box.ShowModal() == wxID_CANCEL ? "box" : "an answer");
                });
            });
            happened_.emplace_back(middle.ShowModal() == wxID_CANCEL ? "middle" : "an answer");
        });
    });
    happened_.emplace_back(outer.ShowModal() == wxID_CANCEL ? "outer" : "an answer");
    EXPECT_TRUE(pumpUntil([this] { return happened_.size() == 4; }));
    EXPECT_THAT(happened_, ElementsAre("box", "middle", "outer", "end"));
}

TEST_F(OpenDialogsTest, ForFilesOutliveTheirParentsAndGo) {
    constexpr std::chrono::seconds kLongest{30};
    auto* parent = new wxDialog(frame_, wxID_ANY, "parent");
    wxWeakRef<wxFileDialog> seen;
    {
        FileDialog dialog(parent, "Open", wxString(), wxString(), "All files|*", wxFD_OPEN);
        const auto cancel = [&](wxFileDialog& shown) { seen = &shown; };
        wxTEST_DIALOG(EXPECT_FALSE(dialog.ask()), ExpectDialog<wxFileDialog>(cancel, wxID_CANCEL));
    }
    destroyAndWait(parent);
    EXPECT_TRUE(seen);
    EXPECT_TRUE(pumpUntil([&] { return !seen; }, kLongest));
}

TEST_F(OpenDialogsTest, AreRefusedWhileTheProgramEnds) {
    dialogs_.end([] {});
    wxDialog late(frame_, wxID_ANY, "late");
    EXPECT_EQ(late.ShowModal(), wxID_CANCEL);
    EXPECT_FALSE(late.IsShown());
}

TEST_F(OpenDialogsTest, EndTheProgramAtOnceWhereThereAreNone) {
    bool hasEnded = false;
    dialogs_.end([&] { hasEnded = true; });
    EXPECT_TRUE(hasEnded);
}

TEST_F(OpenDialogsTest, ComeWithTheMenuThatIsOpen) {
    ASSERT_TRUE(showAndWait(*frame_, *frame_));
    wxMenu menu;
    menu.Append(1, "entry");
    frame_->Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent&) { endSoon(); });
    EXPECT_EQ(frame_->GetPopupMenuSelectionFromUser(menu, wxPoint(0, 0)), wxID_NONE);
    EXPECT_TRUE(pumpUntil([this] { return happened_.size() == 1; }));
}

}  // namespace
}  // namespace roque::test
