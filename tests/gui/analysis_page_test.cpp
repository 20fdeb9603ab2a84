#include <gmock/gmock.h>

#include "tests/gui/study_page_test.h"
#include "view/panels/engine_box.h"
#include "view/panels/evaluation_bar.h"

// An engine on the page to analyse, as a person uses it.
namespace roque::test {
namespace {

using testing::Ge;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class AnalysisPage : public StudyPageTest {
protected:
    AnalysisPage() : StudyPageTest("engine line list") {}

    void turnOn() {
        user_.clickCentre(part<wxWindow>("engine switch"));
        ASSERT_TRUE(pumpUntil([this] { return !lines().rows().empty(); }));
    }
    /// Waits for a line of so many moves.
    [[nodiscard]] bool awaitLine(std::size_t plies) {
        return pumpUntil([&] { return !lines().rectOfMove(0, plies).IsEmpty(); });
    }
    [[nodiscard]] EvaluationBar& bar() const { return part<EvaluationBar>("evaluation bar"); }
    [[nodiscard]] std::string state() const { return toUtf8(part<WrappedText>("engine state").words()); }
    [[nodiscard]] bool isOn() const { return part<wxCheckBox>("engine switch").GetValue(); }
};

TEST_F(AnalysisPage, IsQuietUntilTheSwitchIsClicked) {
    openGame("1. e4 e5");
    EXPECT_FALSE(isOn());
    EXPECT_EQ(state(), "The engine is off");
    EXPECT_FALSE(bar().IsShown());
}

TEST_F(AnalysisPage, HasABriefBoxWhileTheEngineIsOff) {
    openGame("1. e4 e5");
    const auto& box = part<wxWindow>("engine box");
    const int head = part<wxWindow>("engine player").GetSize().y;
    EXPECT_LT(box.GetSize().y, 2 * head);
    EXPECT_FALSE(isOnScreen("engine state"));
    turnOn();
    EXPECT_GT(box.GetSize().y, 2 * head);
    EXPECT_TRUE(isOnScreen("engine state"));
    ASSERT_TRUE(focusAndWait(lines()));
    perform(Action::ToggleEngine);
    settle();
    EXPECT_LT(box.GetSize().y, 2 * head);
    EXPECT_TRUE(part<wxWindow>("engine switch").HasFocus()) << "the list that had the keyboard is hidden";
}

TEST_F(AnalysisPage, ShowsLineBarAndArrowOnceItIsOn) {
    openGame("1. e4 e5");
    turnOn();
    EXPECT_TRUE(isOn());
    ASSERT_TRUE(pumpUntil([this] { return !bar().look().number.empty(); }));
    EXPECT_TRUE(bar().IsShownOnScreen());
    EXPECT_THAT(lines().rows().front().words, Not(IsEmpty()));
    EXPECT_FALSE(board().state().annotations.arrows.empty());
    EXPECT_EQ(board().state().annotations.arrows.back().style, ArrowStyle::Thick);
}

TEST_F(AnalysisPage, TurnsOffByTheShortcutsAction) {
    openGame("1. e4 e5");
    turnOn();
    perform(Action::ToggleEngine);
    settle();
    EXPECT_FALSE(isOn());
    EXPECT_THAT(lines().rows(), IsEmpty());
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
    EXPECT_FALSE(bar().IsShown());
}

TEST_F(AnalysisPage, HasTheBoardAtTheSamePlaceWithAndWithoutTheBar) {
    openGame("1. e4 e5");
    perform(Action::ShowStudyPage);
    settle();
    const wxRect before = board().GetRect();
    turnOn();
    ASSERT_TRUE(bar().IsShownOnScreen());
    EXPECT_EQ(board().GetRect(), before);
    EXPECT_LT(bar().GetRect().GetRight(), before.x);
}

TEST_F(AnalysisPage, FollowsThePositionShown) {
    openGame("1. f3 e5 2. g4");
    turnOn();
    perform(Action::ShowLast);
    // Black mates: nothing is left of what was said of the start.
    ASSERT_TRUE(pumpUntil([this] { return bar().look().number == "0"; }));
    EXPECT_EQ(lines().rows().front().words.at(1).text, "Qh4#");
    EXPECT_EQ(lines().rows().front().pawns, "−#1");
}

TEST_F(AnalysisPage, ShowsInTheBarThatTheGameIsOver) {
    openGame("1. f3 e5 2. g4 Qh4#");
    turnOn();
    perform(Action::ShowLast);
    EXPECT_TRUE(pumpUntil([this] { return bar().look().number == "0"; }));
    EXPECT_TRUE(bar().IsShown());
    EXPECT_EQ(state(), "There is no move to look for here");
}

/// A player that only plays has nothing to say, and nothing is said in its name.
TEST_F(AnalysisPage, SaysThatAPlayerDoesNotEvaluate) {
    openGame("1. e4 e5");
    perform(Action::ShowStudyPage);
    choosePlayer("engine player", "Random");
    perform(Action::ToggleEngine);
    EXPECT_TRUE(pumpUntil([this] { return state() == "This player does not evaluate positions"; }))
        << state();
    EXPECT_THAT(lines().rows(), IsEmpty());
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
    EXPECT_FALSE(bar().IsShown());
    EXPECT_FALSE(part<wxWindow>("engine go on").IsShown());
}

TEST_F(AnalysisPage, AddsAsManyLinesAsWanted) {
    openGame("1. e4 e5");
    turnOn();
    auto& count = part<wxSpinCtrl>("engine lines");
    ASSERT_TRUE(focusAndWait(count));
    user_.strike(WXK_UP);
    user_.strike(WXK_UP);
    EXPECT_TRUE(pumpUntil([this] { return lines().rows().size() == 3; }));
    EXPECT_EQ(board().state().annotations.arrows.size(), 2U);
}

TEST_F(AnalysisPage, InsertsALineUpToTheMoveThatIsClicked) {
    openGame("1. f3 e5 2. g4");
    perform(Action::ShowLast);
    turnOn();
    clickLine(0, 1);
    EXPECT_THAT(studied(), testing::HasSubstr("2. g4 Qh4#"));
}

TEST_F(AnalysisPage, CutsNoMoveOfALine) {
    openGame("1. f3 e5 2. g4");
    perform(Action::ShowLast);
    turnOn();
    LineRow row;
    for (std::size_t plies = 1; plies <= 40; ++plies) row.words.push_back({"Nf3xe5", plies});
    lines().show({row});
    const int width = lines().GetClientSize().x;
    std::size_t plies = 1;
    for (wxRect rect; !(rect = lines().rectOfMove(0, plies)).IsEmpty(); ++plies)
        EXPECT_LT(rect.GetRight(), width) << plies;
    EXPECT_GT(plies, 2U);
    EXPECT_LT(plies, 40U);
}

TEST_F(AnalysisPage, ShowsASmallBoardWhileThePointerRestsOnALine) {
    openGame("1. f3 e5 2. g4");
    perform(Action::ShowLast);
    turnOn();
    const auto& preview = part<wxWindow>("line preview");
    EXPECT_FALSE(preview.IsShown());
    const wxRect rect = lines().rectOfMove(0, 1);
    user_.moveTo(lines(), rect.GetPosition() + rect.GetSize() / 2);
    EXPECT_TRUE(pumpUntil([&] { return preview.IsShown(); }));
    user_.moveTo(board(), board().centreOf(Square::A1));
    EXPECT_TRUE(pumpUntil([&] { return !preview.IsShown(); }));
}

TEST_F(AnalysisPage, UndoesAnInsertedLineInOneStep) {
    openGame("1. e4 e5");
    addFake("three-plies");  // says them once: Bastion's line may change before the click is handled
    perform(Action::ShowStudyPage);
    choosePlayer("engine player", "Fake");
    turnOn();
    ASSERT_TRUE(awaitLine(3));
    const std::string before = studied();
    clickLine(0, 3);
    EXPECT_NE(studied(), before);
    EXPECT_EQ(browser().shown()->ply(), 3U);
    perform(Action::TakeBack);
    settle();
    EXPECT_EQ(studied(), before);
}

TEST_F(AnalysisPage, TurnsTheBarWithTheBoard) {
    openGame("1. e4 e5");
    turnOn();
    const bool wasWhiteAbove = bar().look().isUpperWhite;
    perform(Action::FlipBoard);
    settle();
    EXPECT_NE(bar().look().isUpperWhite, wasWhiteAbove);
}

TEST_F(AnalysisPage, HasNoEngineForAGameInProgress) {
    start(person(), person());
    perform(Action::ShowStudyPage);
    settle();
    EXPECT_EQ(state(), "Not during a game");
    EXPECT_FALSE(isPossible(Action::ToggleEngine));
}

TEST_F(AnalysisPage, ShowsWholeWhatIsWrongWithTheEngine) {
    openGame("1. e4 e5");
    frame_->SetSize(frame_->FromDIP(wxSize(1024, 700)));
    settle();
    const wxWindow& words = part<wxWindow>("engine state");
    const int before = words.GetSize().y;
    auto& box = part<EngineBox>("engine box");
    box.setTelling(true);
    box.showState("The engine has ended without a word, and so it did when it was started again", true);
    settle();
    EXPECT_GT(words.GetSize().y, before);
    EXPECT_GE(words.GetSize().y, words.GetBestSize().y);
    EXPECT_TRUE(box.GetScreenRect().Contains(words.GetScreenRect()));
    EXPECT_TRUE(part<wxWindow>("engine stack").GetScreenRect().Contains(words.GetScreenRect()));
    EXPECT_EQ(words.GetLabel().Find(toWx("…")), wxNOT_FOUND);
}

TEST_F(AnalysisPage, ShowsNoArrowsOnAnotherPage) {
    openGame("1. e4 e5");
    turnOn();
    perform(Action::ShowPlayPage);
    settle();
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
}

TEST_F(AnalysisPage, ShowsTheThreatAsADottedArrow) {
    openGame("1. e4 e5 2. Qh5 Nc6 3. Bc4");
    perform(Action::ShowLast);
    turnOn();
    perform(Action::ShowThreat);
    // White threatens mate on f7.
    ASSERT_TRUE(pumpUntil([this] {
        const auto& arrows = board().state().annotations.arrows;
        return !arrows.empty() && arrows.back().style == ArrowStyle::Dotted && arrows.back().to == Square::F7;
    }));
}

TEST_F(AnalysisPage, StaysWithThePositionItIsKeptAt) {
    openGame("1. e4 e5 2. Nf3 Nc6");
    turnOn();
    perform(Action::KeepPosition);
    perform(Action::ShowLast);
    settle();
    EXPECT_THAT(lines().rows(), SizeIs(Ge(1U)));
    EXPECT_EQ(lines().rows().front().words.front().text, "1.");
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty()) << "the arrow is about another position";
    EXPECT_FALSE(bar().IsShown()) << "and so is the bar";
    perform(Action::ShowFirst);
    EXPECT_TRUE(bar().IsShown());
}

TEST_F(AnalysisPage, AnalysesChess960) {
    openGame("1. e4 e5",
             "[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
             "[FEN \"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w HDhd - 0 1\"]\n\n");
    turnOn();
    EXPECT_THAT(lines().rows().front().words, Not(IsEmpty()));
}

}  // namespace
}  // namespace roque::test
