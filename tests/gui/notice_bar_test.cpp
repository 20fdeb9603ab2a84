#include <gtest/gtest.h>
#include <wx/frame.h>
#include <wx/weakref.h>

#include "tests/gui/support/gui_test.h"
#include "view/panels/notice_stack.h"
#include "view/toolkit/text.h"

// The bar beside the board, and several of them.
namespace roque::test {
namespace {

class Notices : public testing::Test {
protected:
    void TearDown() override { frame_->Destroy(); }

    [[nodiscard]] std::string text() const { return bar_->IsShown() ? toUtf8(bar_->text()) : "nothing"; }
    [[nodiscard]] std::string all() const { return toUtf8(bar_->allTexts()); }

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

TEST_F(Notices, AreSeenOneByOneTheLatestFirst) {
    bar_->showNotice("one");
    bar_->showNotice("two");
    EXPECT_EQ(text(), "two");
    EXPECT_EQ(all(), "two\none");
    click("Close");
    EXPECT_EQ(text(), "one");
    bar_->dismiss();
    EXPECT_EQ(text(), "nothing");
    bar_->showNotice("three");
    EXPECT_EQ(text(), "three");
}

TEST_F(Notices, LeaveRoomBesideTheWordOfTheirButton) {
    bar_->showNotice("one");
    frame_->Show();
    settle();
    const wxWindow& button = *wxWindow::FindWindowByName("Close", bar_);
    EXPECT_GE(button.GetSize().x, button.GetTextExtent(button.GetLabel()).x + button.FromDIP(12));
}

TEST_F(Notices, StandThereOnce) {
    bar_->showNotice("one");
    bar_->showNotice("two");
    bar_->showNotice("one");
    EXPECT_EQ(all(), "one\ntwo");
}

TEST_F(Notices, GiveWayToLaterOnesWhenThereAreMany) {
    for (std::size_t number = 0; number <= NoticeBar::kMaxNotices; ++number)
        bar_->showNotice(wxString::Format("notice %zu", number));
    EXPECT_EQ(bar_->count(), NoticeBar::kMaxNotices);
    EXPECT_EQ(all().find("notice 0"), std::string::npos);
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

TEST_F(Notices, GoWithTheGameUnlessTheyAreAboutTheProgram) {
    bar_->showNotice("crashed", NoticeBar::About::Program);
    bar_->showNotice("plays without a book");
    bar_->showQuestion("what now?", {{"Go on", [] {}}});
    bar_->forgetGame();
    EXPECT_EQ(all(), "what now?\ncrashed");
    bar_->dismissNotice();
    EXPECT_EQ(all(), "what now?");
}

TEST_F(Notices, AboutAStudyAreInSightWithIt) {
    bar_->followStudy(1, true);
    bar_->showNotice("crashed", NoticeBar::About::Program);
    bar_->showNotice("partly read", NoticeBar::About::Study);
    bar_->showNotice("plays without a book");
    EXPECT_EQ(all(), "partly read\nplays without a book\ncrashed");
    bar_->followStudy(1, false);
    EXPECT_EQ(all(), "plays without a book\ncrashed");
    bar_->followStudy(1, true);
    EXPECT_EQ(all(), "partly read\nplays without a book\ncrashed");
    bar_->forgetGame();
    EXPECT_EQ(all(), "partly read\ncrashed");
    bar_->followStudy(1, false);
    bar_->followStudy(2, true);
    EXPECT_EQ(all(), "crashed") << "it was about the study before";
}

TEST_F(Notices, AboutAStudyComeBeforeQuestionsAboutAnythingElse) {
    auto* const offer = new NoticeBar(frame_, "offer");
    bar_->showNotice("partly read", NoticeBar::About::Study);
    offer->showQuestion("go on?", {{"Go on", [] {}}});
    EXPECT_GT(bar_->rank(), offer->rank());
    bar_->followStudy(1, false);
    bar_->showNotice("crashed", NoticeBar::About::Program);
    EXPECT_LT(bar_->rank(), offer->rank());
}

TEST_F(Notices, AboutAStudyAreOlderThanAQuestionAboutItsFile) {
    auto* const both = new NoticeBar(frame_, "notice", ColumnBar::Urgency::Foremost);
    both->showNotice("partly read", NoticeBar::About::Study);
    both->showQuestion("not saved: what now?", {{"Save as", [] {}}});
    EXPECT_EQ(both->text(), "not saved: what now?");
    both->showNotice("crashed", NoticeBar::About::Program);
    EXPECT_EQ(both->text(), "not saved: what now?");
}

TEST_F(Notices, GoOnceTheyAreNoLongerTrue) {
    bar_->showNotice("not saved yet", NoticeBar::About::Program);
    bar_->showNotice("crashed", NoticeBar::About::Program);
    bar_->withdrawNotice("not saved yet");
    EXPECT_EQ(all(), "crashed");
    bar_->withdrawNotice("not saved yet");
    EXPECT_EQ(all(), "crashed");
}

TEST_F(Notices, WaitBehindAQuestion) {
    bar_->showQuestion("what now?", {{"Go on", [] {}}});
    bar_->showNotice("by the way");
    EXPECT_EQ(all(), "what now?\nby the way");
    EXPECT_EQ(text(), "what now?");
    bar_->dismissNotice();
    EXPECT_EQ(text(), "what now?") << "a question is not dismissed with notices";
    bar_->showNotice("by the way");
    bar_->dismiss();
    EXPECT_EQ(text(), "by the way");
    bar_->dismissNotice();
    EXPECT_EQ(text(), "nothing");
}

class Stack : public testing::Test {
protected:
    Stack() {
        auto* const rows = new wxBoxSizer(wxVERTICAL);
        rows->Add(stack_, wxSizerFlags().Expand());
        frame_->SetSizer(rows);
    }
    ~Stack() override { frame_->Destroy(); }

    /// The bars that are shown.
    [[nodiscard]] std::string seen() const {
        std::string names;
        for (const wxWindow* const bar : stack_->GetChildren()) {
            if (stack_->IsShown() && bar->IsShown()) names += toUtf8(bar->GetName()) + ' ';
        }
        return names;
    }
    void clickMore() {
        for (wxWindow* const bar : stack_->GetChildren()) {
            wxWindow* const more = wxWindow::FindWindowByName("more notices", bar);
            if (!bar->IsShown() || more == nullptr) continue;
            wxCommandEvent pressed(wxEVT_BUTTON, more->GetId());
            more->ProcessWindowEvent(pressed);
            return settle();
        }
        ADD_FAILURE() << "nothing more";
    }

    wxWeakRef<wxFrame> frame_{new wxFrame(nullptr, wxID_ANY, "stack")};
    NoticeStack* stack_ = new NoticeStack(frame_);
};

TEST_F(Stack, ShowsOneBarQuestionsFirst) {
    EXPECT_EQ(seen(), "");
    stack_->notice().showNotice("one");
    EXPECT_EQ(seen(), "notice ");
    stack_->offer().showQuestion("go on?", {{"Yes", [] {}}});
    EXPECT_EQ(seen(), "offer ");
    stack_->notice().showNotice("two");
    EXPECT_EQ(seen(), "offer ") << "a question is not covered by a notice";
    const auto asked = stack_->question().showQuestion("a draw?", {{"Yes", [] {}}});
    EXPECT_EQ(seen(), "question ");
    stack_->question().withdraw(asked);
    EXPECT_EQ(seen(), "offer ");
    stack_->offer().dismiss();
    EXPECT_EQ(seen(), "notice ");
    stack_->notice().dismissNotice();
    EXPECT_EQ(seen(), "");
}

TEST_F(Stack, LeavesWhatOneIsAboutToAnswer) {
    bool isAnswered = false;
    stack_->offer().showQuestion("go on?", {{"Yes", [&] { isAnswered = true; }}});
    frame_->Show();
    ASSERT_TRUE(stack_->takeKeyboard());
    ASSERT_TRUE(pumpUntil([this] { return stack_->IsDescendant(wxWindow::FindFocus()); }));
    const wxWeakRef<wxWindow> button(wxWindow::FindFocus());
    stack_->notice().showNotice("Saved.");
    stack_->question().showQuestion("a draw?", {{"Yes", [] {}}});
    settle();
    EXPECT_EQ(seen(), "offer ") << "what comes later waits";
    ASSERT_TRUE(button);
    EXPECT_EQ(wxWindow::FindFocus(), button.get());
    wxCommandEvent pressed(wxEVT_BUTTON, button->GetId());
    button->ProcessWindowEvent(pressed);
    settle();
    EXPECT_TRUE(isAnswered);
    EXPECT_EQ(seen(), "question ");
}

TEST_F(Stack, ShowsWhatWaitsWhenOneAsksForMore) {
    stack_->notice().showNotice("one");
    stack_->notice().showNotice("two");
    stack_->offer().showQuestion("go on?", {{"Yes", [] {}}});
    clickMore();
    EXPECT_EQ(seen(), "notice ");
    EXPECT_EQ(toUtf8(stack_->notice().text()), "two");
    clickMore();
    EXPECT_EQ(seen(), "offer ");
    clickMore();
    EXPECT_EQ(toUtf8(stack_->notice().text()), "one");
}

}  // namespace
}  // namespace roque::test
