#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <wx/spinctrl.h>

#include "tests/gui/study_page_test.h"
#include "tests/gui/support/screen_reader.h"
#include "view/panels/engine_box.h"
#include "view/panels/evaluation_bar.h"
#include "view/toolkit/wrapped_text.h"

// Several engines that look at one position on the page to analyse.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class SeveralEngines : public StudyPageTest {
protected:
    SeveralEngines() : StudyPageTest("engine line list") {}

    void SetUp() override {
        StudyPageTest::SetUp();
        notice().dismissNotice();  // about the plugins that are bad on purpose
        id_ = addFake("threads");
        openGame("1. e4 e5");
        perform(Action::ShowStudyPage);
        settle();
    }

    [[nodiscard]] static wxWindow* find(const char* name) { return wxWindow::FindWindowByName(name); }
    [[nodiscard]] LineList& otherLines() const { return part<LineList>("engine line list 2"); }
    [[nodiscard]] EvaluationBar& bar() const { return part<EvaluationBar>("evaluation bar"); }
    [[nodiscard]] bool isOn(const char* box) const { return part<wxCheckBox>(box).GetValue(); }
    [[nodiscard]] std::string chosen(const char* list) const {
        return toUtf8(part<wxChoice>(list).GetStringSelection());
    }
    /// Adds an engine as a person does who has the mouse.
    void addByClick() {
        user_.clickCentre(part<wxWindow>("engine add"));
        settle();
    }
    /// Bastion, and beside it the engine that the person has brought.
    void turnOnTwo() {
        addByClick();
        user_.strike(WXK_SPACE, wxMOD_CONTROL);
        ASSERT_TRUE(pumpUntil([this] { return !lines().rows().empty() && !otherLines().rows().empty(); }));
    }
    /// Asks about a move of a game with a report, with two engines on, in a window of this size.
    void askWhyBesideTwo(wxSize size) {
        openGame("{[%points 50]} 1. e4 {[%points 50,0]} e5 {[%points 50,0]}");
        frame_->SetSize(frame_->FromDIP(size));
        settle();
        turnOnTwo();
        perform(Action::ShowNext);
        settle();
        perform(Action::WhyNot);
        ASSERT_TRUE(pumpUntil([this] { return isOnScreen("why line list"); }));
    }

    std::string id_;  ///< of the engine in the list
};

TEST_F(SeveralEngines, LookAtOnePositionEachWithLinesOfItsOwn) {
    turnOnTwo();
    EXPECT_EQ(chosen("engine player"), "Bastion");
    EXPECT_EQ(chosen("engine player 2"), "Fake") << "what the person has brought comes first";
    EXPECT_EQ(otherLines().rows().front().words.at(1).text, "e4");
    EXPECT_THAT(toUtf8(part<wxStaticText>("engine state 2").GetLabelText()), StartsWith("Depth 3"));
    EXPECT_GE(otherLines().GetScreenRect().y, lines().GetScreenRect().GetBottom());
}

TEST_F(SeveralEngines, FollowThePositionShown) {
    turnOnTwo();
    perform(Action::ShowNext);
    EXPECT_TRUE(pumpUntil([this] {
        return !lines().rows().empty() && lines().rows().front().words.front().text == "1…";
    })) << "the first plays for Black";
    EXPECT_THAT(otherLines().rows(), IsEmpty()) << "it names a move that is not legal there";
}

TEST_F(SeveralEngines, AreNeverTheSamePlayerTwice) {
    addByClick();
    EXPECT_EQ(part<wxChoice>("engine player").FindString("Fake"), wxNOT_FOUND);
    EXPECT_EQ(part<wxChoice>("engine player 2").FindString("Bastion"), wxNOT_FOUND);
    choosePlayer("engine player 2", "Minimax");
    EXPECT_NE(part<wxChoice>("engine player").FindString("Fake"), wxNOT_FOUND);
    EXPECT_EQ(part<wxChoice>("engine player").FindString("Minimax"), wxNOT_FOUND);
}

TEST_F(SeveralEngines, AreAddedByTheShortcutAndAtMostFour) {
    for (int at = 0; at < 5; ++at) {
        user_.strike(WXK_SPACE, wxMOD_CONTROL | wxMOD_ALT);
        settle();
    }
    EXPECT_NE(find("engine box 4"), nullptr);
    EXPECT_EQ(find("engine box 5"), nullptr);
    EXPECT_FALSE(isPossible(Action::AddEngine));
    EXPECT_FALSE(part<wxWindow>("engine add").IsEnabled());
}

TEST_F(SeveralEngines, BeginAtOnceBesideOneThatIsOn) {
    user_.strike(WXK_SPACE, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return !lines().rows().empty(); }));
    user_.strike(WXK_SPACE, wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_TRUE(pumpUntil([this] { return !otherLines().rows().empty(); }));
    EXPECT_THAT(lines().rows(), Not(IsEmpty()));
}

TEST_F(SeveralEngines, ReachTheirButtonsByTheKeyboard) {
    ASSERT_TRUE(focusAndWait(part<wxWindow>("engine add")));
    user_.strike(WXK_SPACE);
    ASSERT_TRUE(pumpUntil([] { return find("engine box 2") != nullptr; }));
    ASSERT_TRUE(focusAndWait(part<wxWindow>("engine remove 2")));
    user_.strike(WXK_SPACE);
    EXPECT_TRUE(pumpUntil([] { return find("engine box 2") == nullptr; }));
    settle();
    EXPECT_TRUE(part<wxWindow>("engine box").IsDescendant(wxWindow::FindFocus()))
        << "the keyboard stays with the engines";
}

TEST_F(SeveralEngines, GoOneByOneAndLeaveTheOthersAlone) {
    turnOnTwo();
    EXPECT_EQ(toUtf8(part<wxCheckBox>("engine switch").GetLabelText()), "Engine 1");
    user_.clickCentre(part<wxWindow>("engine remove 2"));
    EXPECT_TRUE(pumpUntil([] { return find("engine box 2") == nullptr; }));
    EXPECT_TRUE(isOn("engine switch"));
    EXPECT_THAT(lines().rows(), Not(IsEmpty()));
    EXPECT_EQ(toUtf8(part<wxCheckBox>("engine switch").GetLabelText()), "Engine");
    EXPECT_TRUE(pumpUntil([this] {
        return frame_->engines().supervisor.condition(id_).kind == EngineCondition::Kind::Off;
    })) << "nothing computes for nobody";
}

TEST_F(SeveralEngines, AreTurnedOffAndOnTogetherByTheShortcut) {
    turnOnTwo();
    user_.strike(WXK_SPACE, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return !isOn("engine switch"); }));
    EXPECT_FALSE(isOn("engine switch 2"));
    EXPECT_FALSE(bar().IsShown());
    user_.strike(WXK_SPACE, wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([this] { return isOn("engine switch") && isOn("engine switch 2"); }));
}

/// The first has nothing to say, so nothing is said at the board until it is off.
TEST_F(SeveralEngines, ShowAtTheBoardWhatTheFirstThatIsOnSays) {
    addByClick();
    choosePlayer("engine player", "Random");
    choosePlayer("engine player 2", "Bastion");
    user_.strike(WXK_SPACE, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return !otherLines().rows().empty(); }));
    ASSERT_TRUE(pumpUntil([this] { return !bar().IsShown(); }));
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
    user_.clickCentre(part<wxWindow>("engine switch"));
    EXPECT_TRUE(pumpUntil([this] { return bar().IsShown() && !bar().look().number.empty(); }));
    EXPECT_THAT(board().state().annotations.arrows, Not(IsEmpty()));
    EXPECT_TRUE(isOn("engine switch 2"));
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::ToggleEngine)));
}

TEST_F(SeveralEngines, InsertALineOfAnyOfThem) {
    turnOnTwo();
    ASSERT_TRUE(pumpUntil([this] { return !otherLines().rectOfMove(0, 1).IsEmpty(); }));
    perform(Action::ShowFirst);
    const wxRect rect = otherLines().rectOfMove(0, 1);
    user_.click(otherLines(), rect.GetPosition() + rect.GetSize() / 2);
    settle();
    EXPECT_EQ(browser().shown()->ply(), 1U);
}

TEST_F(SeveralEngines, SayWhenTheirThreadsAreMoreThanTheComputerHas) {
    const auto& together = part<WrappedText>("engines together");
    frame_->engines().store.edit(id_, [](StoredEngine& engine) {
        engine.profiles.front().options = {
            {"Threads", std::to_string(std::thread::hardware_concurrency() + 1)}};
    });
    turnOnTwo();
    EXPECT_TRUE(pumpUntil([&] { return together.IsShownOnScreen(); }));
    EXPECT_THAT(toUtf8(together.words()), HasSubstr("all get slower"));
    user_.clickCentre(part<wxWindow>("engine switch 2"));
    EXPECT_TRUE(pumpUntil([&] { return !together.IsShown(); }));
}

TEST_F(SeveralEngines, LoseTheBoxOfAnEngineThatIsGone) {
    turnOnTwo();
    frame_->engines().store.remove(id_);
    EXPECT_TRUE(pumpUntil([] { return find("engine box 2") == nullptr; }));
    EXPECT_TRUE(isOn("engine switch"));
}

TEST_F(SeveralEngines, AreToldApartByAScreenReader) {
    turnOnTwo();
    if (accessibleName(otherLines()).empty()) GTEST_SKIP() << "no names for a screen reader";
    EXPECT_THAT(accessibleName(lines()), StartsWith("Engine 1. Line 1 of 1: White "));
    EXPECT_THAT(accessibleName(otherLines()), StartsWith("Engine 2. Line 1 of 1: White "));
    EXPECT_EQ(accessibleName(part<wxWindow>("engine player 2")), "Which one is engine 2");
    EXPECT_EQ(accessibleName(part<wxWindow>("engine remove 2")), "Remove engine 2");
}

TEST_F(SeveralEngines, LeaveRoomForTheMovesAndScroll) {
    for (int at = 0; at < 3; ++at) perform(Action::AddEngine);
    settle();
    user_.strike(WXK_SPACE, wxMOD_CONTROL);
    settle();
    ASSERT_NE(find("engine player 4"), nullptr);
    const auto& stack = part<wxWindow>("engine stack");
    const int column = stack.GetParent()->GetClientSize().y;
    EXPECT_LE(stack.GetSize().y, column / 2);
    EXPECT_GT(stack.GetSize().y, 0);
    EXPECT_TRUE(pumpUntil([&] {
        return stack.GetScreenRect().Contains(part<wxWindow>("engine player 4").GetScreenRect());
    })) << "the new one is to be seen";
}

/// Three engines that are on, and the report on a game: the list of moves keeps four rows.
TEST_F(SeveralEngines, LeaveRoomForTheMovesBesideAReport) {
    openGame(
        "{[%points 50]} 1. e4 {[%points 50,0]} e5 {[%points 50,0]} 2. Nf3 {[%points 50,0]} Nc6 "
        "{[%points 50,0]} 3. Bb5 {[%points 50,0]} a6 {[%points 50,0]}");
    for (int at = 0; at < 2; ++at) perform(Action::AddEngine);
    user_.strike(WXK_SPACE, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return isOn("engine switch 3"); }));
    for (const int height : {800, 660}) {
        frame_->SetSize(frame_->FromDIP(wxSize(1280, height)));
        settle();
        ASSERT_TRUE(isOnScreen("report card"));
        EXPECT_GE(moves().GetClientSize().y, 4 * (moves().GetCharHeight() * 3 / 2)) << height;
        EXPECT_GE(part<wxWindow>("engine stack").GetSize().y,
                  part<wxWindow>("engine switch 3").GetSize().y * 2)
            << height;
    }
}

/// Where there is little height, what each engine says stays in sight.
TEST_F(SeveralEngines, KeepTheirLinesInSightBesideAnAnswer) {
    ASSERT_NO_FATAL_FAILURE(askWhyBesideTwo({1152, 790}));
    settle();
    EXPECT_TRUE(isOnScreen("report card"));
    EXPECT_GE(moves().GetClientSize().y, 5 * (moves().GetCharHeight() * 3 / 2));
    EXPECT_FALSE(isOnScreen("engine state"));
    const wxRect stack = part<wxWindow>("engine stack").GetScreenRect();
    EXPECT_TRUE(stack.Contains(lines().GetScreenRect()));
    EXPECT_TRUE(stack.Contains(otherLines().GetScreenRect()));
    user_.clickCentre(part<wxWindow>("why close"));
    EXPECT_TRUE(pumpUntil([this] { return isOnScreen("engine state"); }));
}

TEST_F(SeveralEngines, KeepTheNewestLineInSightBesideAnAnswerInALowWindow) {
    ASSERT_NO_FATAL_FAILURE(askWhyBesideTwo({1018, 690}));
    const auto& stack = part<wxWindow>("engine stack");
    EXPECT_TRUE(pumpUntil([&] { return stack.GetScreenRect().Contains(otherLines().GetScreenRect()); }));
}

/// A notice and a question wait.
TEST_F(SeveralEngines, LeaveRoomForTheMovesBesideNotices) {
    openGame("{[%points 50]} 1. e4 {[%points 50,0]} e5 {[%points 50,0]}");
    frame_->SetSize(frame_->FromDIP(wxSize(1024, 700)));
    settle();
    turnOnTwo();
    notice().showNotice(
        "The engine \"Stockfish 15.1\" has failed: it has ended without a word, though it was "
        "started again three times.");
    offer().showQuestion("A game against Bastion is waiting for you.",
                         {{"Continue", [] {}}, {"Later", [] {}}});
    settle();
    const wxRect stack = part<wxWindow>("engine stack").GetScreenRect();
    EXPECT_GE(moves().GetSize().y, moves().GetMinSize().y);
    EXPECT_TRUE(stack.Contains(part<wxWindow>("engine switch").GetScreenRect()));
    EXPECT_TRUE(stack.Contains(part<wxWindow>("engine switch 2").GetScreenRect()));
}

/// Where the boxes get less room than they had, the newest is scrolled to.
TEST_F(SeveralEngines, KeepTheNewestLineInSightInALowWindow) {
    turnOnTwo();
    frame_->SetSize(frame_->FromDIP(wxSize(1152, 460)));
    EXPECT_TRUE(pumpUntil([this] {
        return part<wxWindow>("engine stack").GetScreenRect().Contains(otherLines().GetScreenRect());
    }));
}

/// A box that is scrolled out of sight comes into sight with the keyboard.
TEST_F(SeveralEngines, AreScrolledToWhatHasTheKeyboard) {
    for (int at = 0; at < 3; ++at) perform(Action::AddEngine);
    frame_->SetSize(frame_->FromDIP(wxSize(1152, 460)));
    settle();
    const auto isInSight = [this](const char* name) {
        return part<wxWindow>("engine stack").GetScreenRect().Contains(part<wxWindow>(name).GetScreenRect());
    };
    ASSERT_TRUE(pumpUntil([&] { return isInSight("engine player 4"); }));
    ASSERT_FALSE(isInSight("engine switch"));
    part<wxWindow>("engine switch").SetFocus();
    EXPECT_TRUE(pumpUntil([&] { return isInSight("engine switch"); }));
    ASSERT_FALSE(isInSight("engine switch 4"));
    for (int at = 0; at < 30 && !part<wxWindow>("engine switch 4").HasFocus(); ++at) {
        user_.strike(WXK_TAB);
        settle();
    }
    ASSERT_TRUE(part<wxWindow>("engine switch 4").HasFocus());
    EXPECT_TRUE(pumpUntil([&] { return isInSight("engine switch 4"); }));
}

/// They are off in the next run: nothing computes that nobody has asked for.
TEST_F(SeveralEngines, StandSideBySideAgainInTheNextRun) {
    turnOnTwo();
    auto& count = part<wxSpinCtrl>("engine lines 2");
    count.SetValue(3);
    wxSpinEvent event(wxEVT_SPINCTRL, count.GetId());
    event.SetEventObject(&count);
    event.SetPosition(3);
    count.ProcessWindowEvent(event);
    settle();
    WindowTest::reopen(settings_->settings());
    perform(Action::ShowStudyPage);
    settle();
    ASSERT_NE(find("engine box 2"), nullptr);
    EXPECT_EQ(find("engine box 3"), nullptr);
    EXPECT_EQ(chosen("engine player"), "Bastion");
    EXPECT_EQ(chosen("engine player 2"), "Fake");
    EXPECT_EQ(part<wxSpinCtrl>("engine lines 2").GetValue(), 3);
    EXPECT_FALSE(isOn("engine switch"));
}

/// A file is opened before the program has found its players: at first only that of the person is known.
TEST_F(SeveralEngines, WaitForThePlayersToBeFoundAtTheStart) {
    addByClick();
    addByClick();
    choosePlayer("engine player 3", "Minimax");
    const auto remembered = settings_->settings().analysis.engines;
    ASSERT_EQ(remembered.size(), 3U);
    WindowTest::TearDown();
    plugins_ = unknownPlugins();
    WindowTest::build();
    openGame("1. e4 e5");
    perform(Action::ShowStudyPage);
    settle();
    ASSERT_NE(find("engine box"), nullptr);
    EXPECT_EQ(find("engine box 2"), nullptr) << "the first has to be known before it";
    ASSERT_TRUE(showAndWait(*frame_, board()));
    ASSERT_TRUE(pumpUntil([] { return find("engine box 3") != nullptr; }));
    EXPECT_EQ(chosen("engine player"), "Bastion");
    EXPECT_EQ(chosen("engine player 2"), "Fake");
    EXPECT_EQ(chosen("engine player 3"), "Minimax");
    EXPECT_EQ(settings_->settings().analysis.engines, remembered);
}

}  // namespace
}  // namespace roque::test
