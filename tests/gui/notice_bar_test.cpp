#include "view/panels/notice_bar.h"

#include <gtest/gtest.h>
#include <wx/frame.h>
#include <wx/weakref.h>

#include "tests/gui/support/gui_test.h"
#include "view/toolkit/text.h"

// The bar above the board.
namespace roque::test {
namespace {

class Notices : public testing::Test {
protected:
    void TearDown() override { frame_->Destroy(); }

    [[nodiscard]] std::string text() const { return bar_->IsShown() ? toUtf8(bar_->text()) : "nothing"; }

    /// Presses a button as a person would.
    void click(const char* label) {
        auto* const button = dynamic_cast<wxButton*>(wxWindow::FindWindowByName(label, bar_));
        ASSERT_NE(button, nullptr) << label;
        wxCommandEvent pressed(wxEVT_BUTTON, button->GetId());
        button->ProcessWindowEvent(pressed);
        settle();
    }

    wxWeakRef<wxFrame> frame_{new wxFrame(nullptr, wxID_ANY, "notices")};
    NoticeBar* bar_ = new NoticeBar(frame_, "notice");
};

TEST_F(Notices, StandBelowEachOtherUntilTheyAreClosed) {
    bar_->showNotice("one");
    bar_->showNotice("two");
    EXPECT_EQ(text(), "one\ntwo");
    bar_->dismiss();
    EXPECT_EQ(text(), "nothing");
    bar_->showNotice("three");
    EXPECT_EQ(text(), "three");
}

TEST_F(Notices, StandThereOnce) {
    bar_->showNotice("one");
    bar_->showNotice("two");
    bar_->showNotice("one");
    EXPECT_EQ(text(), "two\none");
}

TEST_F(Notices, GiveWayToLaterOnesWhenThereAreMany) {
    for (const char* const notice : {"one", "two", "three", "four", "five"}) bar_->showNotice(notice);
    EXPECT_EQ(text(), "two\nthree\nfour\nfive");
}

TEST_F(Notices, LoseNoQuestionToAnother) {
    bar_->showQuestion("what now?", {{"Go on", [] {}}});
    bar_->showQuestion("and then?", {{"Go back", [] {}}});
    EXPECT_EQ(text(), "and then?") << "the latest first";
    EXPECT_NE(wxWindow::FindWindowByName("Go back", bar_), nullptr);
    EXPECT_EQ(wxWindow::FindWindowByName("Go on", bar_), nullptr);
    bar_->dismiss();
    EXPECT_EQ(text(), "what now?");
    bar_->dismiss();
    EXPECT_EQ(text(), "nothing");
}

TEST_F(Notices, AskAQuestionOnce) {
    std::string answer;
    bar_->showQuestion("what now?", {{"Go on", [&] { answer = "of the first game"; }}});
    bar_->showQuestion("and then?", {{"Go back", [] {}}});
    bar_->showQuestion("what now?", {{"Go on", [&] { answer = "of the second game"; }}});
    EXPECT_EQ(text(), "what now?");
    click("Go on");
    EXPECT_EQ(answer, "of the second game");
    EXPECT_EQ(text(), "and then?");
}

TEST_F(Notices, TakeBackAQuestionWhoseGameIsGone) {
    const auto first = bar_->showQuestion("what now?", {{"Go on", [] {}}});
    const auto second = bar_->showQuestion("and then?", {{"Go back", [] {}}});
    bar_->withdraw(first);
    EXPECT_EQ(text(), "and then?");
    bar_->withdraw(second);
    EXPECT_EQ(text(), "nothing");
    bar_->withdraw(second);
    EXPECT_EQ(text(), "nothing");
}

TEST_F(Notices, LeaveNoQuestionThatWasAnswered) {
    bar_->showQuestion("what now?", {{"Go on", [this] {
                                          bar_->showQuestion("and then?", {{"Stop", [] {}}});
                                      }}});
    click("Go on");
    EXPECT_EQ(text(), "and then?");
    bar_->dismiss();
    EXPECT_EQ(text(), "nothing");
}

TEST_F(Notices, StandAboveAQuestion) {
    bar_->showQuestion("what now?", {{"Go on", [] {}}});
    bar_->showNotice("by the way");
    EXPECT_EQ(text(), "by the way\nwhat now?");
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
