#include "view/panels/notice_bar.h"

#include <gtest/gtest.h>

#include <wx/frame.h>
#include <wx/weakref.h>

#include "tests/gui/support/gui_test.h"
#include "view/text.h"

// The bar above the board.
namespace roque::test {
namespace {

class Notices : public testing::Test {
protected:
    void TearDown() override { frame_->Destroy(); }

    [[nodiscard]] std::string text() const { return bar_->IsShown() ? toUtf8(bar_->text()) : "nothing"; }

    wxWeakRef<wxFrame> frame_{new wxFrame(nullptr, wxID_ANY, "notices")};
    NoticeBar* bar_ = new NoticeBar(frame_, "notice");
};

TEST_F(Notices, ReplaceEachOther) {
    bar_->showNotice("one");
    bar_->showNotice("two");
    EXPECT_EQ(text(), "two");
    bar_->dismiss();
    EXPECT_EQ(text(), "nothing");
}

TEST_F(Notices, WaitForAQuestionToBeAnswered) {
    bar_->showQuestion("what now?", {{"Go on", [] {}}});
    bar_->showNotice("by the way");
    EXPECT_EQ(text(), "what now?");
    bar_->dismissNotice();
    EXPECT_EQ(text(), "what now?") << "a question is not dismissed with notices";
    bar_->showNotice("by the way");
    bar_->dismiss();
    EXPECT_EQ(text(), "by the way");
    bar_->dismissNotice();
    EXPECT_EQ(text(), "nothing");
}

}  // namespace
}  // namespace roque::test
