#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/frame.h>

#include "tests/gui/each_page.h"
#include "tests/gui/support/accessible_tree.h"

// Everything in the window that takes the keyboard, is used or read has a name for a screen reader.
namespace roque::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

class AccessibleNames : public WindowTest {
protected:
    static void expectNames(const wxWindow& window) { EXPECT_THAT(unnamedParts(window), IsEmpty()); }
    void expectAll() const { expectNames(*frame_); }
};

TEST_F(AccessibleNames, AreThereOnThePageForPlaying) {
    start(person(), plugin("random"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    perform(Action::BoardInWords);
    settle();
    expectAll();
    EXPECT_THAT(accessibleParts(*frame_), Contains(Field(&AccessiblePart::name, "Board in words")));
}

TEST_F(AccessibleNames, AreThereWhileAPlayerThinksAloud) {
    Settings settings = settings_->settings();
    settings.play.showsThoughts = true;
    reopen(settings);
    start(plugin("waits_for_stop"), person());  // of two AI players the thoughts are always shown
    settle();
    ASSERT_TRUE(isOnScreen("thought white"));
    expectAll();
}

TEST_F(AccessibleNames, AreThereForNoticesAndQuestions) {
    notice().showNotice("The disk is full.");
    settle();
    ASSERT_THAT(accessibleParts(*frame_), Contains(Field(&AccessiblePart::name, "The disk is full.")));
    expectAll();
    question().showQuestion("Accept a draw?", {{"Accept", [] {}}, {"Decline", [] {}}});
    settle();
    ASSERT_THAT(accessibleParts(*frame_), Contains(Field(&AccessiblePart::name, "Accept a draw?")));
    expectAll();
}

TEST_F(AccessibleNames, AreThereOnThePageForStudying) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    perform(Action::ShowStudyPage);
    settle();
    ASSERT_TRUE(isOnScreen("study buttons"));
    expectAll();
}

TEST_F(AccessibleNames, AreThereOnTheCardOfTheResult) {
    start(person(), person());
    frame_->controller().resign(Color::White);
    settle();
    EXPECT_THAT(accessibleParts(*frame_),
                Contains(Field(&AccessiblePart::name, HasSubstr("White resigned"))));
    expectAll();
}

TEST_F(AccessibleNames, AreThereInEveryDialog) {
    start(plugin("bastion"), plugin("waits_for_stop"));
    onEachDialog(*frame_, expectNames);
}

class AccessibleWelcome : public AccessibleNames {
protected:
    AccessibleWelcome() { isWelcomed_ = false; }
};

TEST_F(AccessibleWelcome, HasNames) {
    settle();
    EXPECT_THAT(accessibleParts(*frame_), Contains(Field(&AccessiblePart::name, "Welcome to Roque")));
    expectAll();
}

TEST(UnnamedParts, AreThoseThatTakeTheKeyboardOrMeanSomething) {
    wxFrame frame(nullptr, wxID_ANY, "Names");
    auto* const panel = new wxPanel(&frame);
    new wxButton(panel, wxID_ANY, "Named");
    new wxButton(panel, wxID_ANY, "");
    frame.Show();
    settle();
    EXPECT_THAT(unnamedParts(frame), ElementsAre(EndsWith(" > button")));
}

}  // namespace
}  // namespace roque::test
