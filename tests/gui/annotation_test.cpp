#include <chrono>

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/accessible_tree.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/games/annotate_dialog.h"
#include "view/window/report_card.h"

// A game annotated in the window, as a person does it.
namespace roque::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

/// 1... g5 is a blunder, 2... f6 a mistake.
constexpr const char* kAnnotated =
    "{[%points 50]} 1. e4 {[%points 50,0,9/20]} g5 {[%points 70,20,1/20]} 2. d4 {[%points 70,0,2/30]} f6 "
    "{[%points 82,12,3/31]} 3. Nc3 {[%points 82,0,5/40]}";

class Annotation : public WindowTest {
protected:
    void openGame(const std::string& moves) {
        notice().dismissNotice();  // about the plugins that are bad on purpose: the graph would yield to it
        session().open(std::move(readPgn(moves + " *").at(0).record), std::nullopt);
        perform(Action::ShowStudyPage);
        settle();
    }
    /// Answers the dialog with Bastion and a budget; without one, cancels.
    void choose(std::optional<int> budget) {
        wxTEST_DIALOG(user_.clickCentre(part<wxWindow>("button annotate"));
                      settle(), ExpectDialog<AnnotateDialog>(
                                    [&](AnnotateDialog& dialog) {
                                        auto* const player =
                                            dynamic_cast<wxChoice*>(dialog.FindWindow("annotate player"));
                                        EXPECT_TRUE(player->SetStringSelection("Bastion"));
                                        auto* const budgets =
                                            dynamic_cast<wxChoice*>(dialog.FindWindow("annotate budget"));
                                        if (budget) budgets->SetSelection(*budget);
                                    },
                                    budget ? wxID_OK : wxID_CANCEL));
    }
    /// Waits for the end of an annotation: half a minute with a sanitizer.
    [[nodiscard]] bool reportCardComes() {
        return pumpUntil([this] { return isOnScreen("report card"); }, 4 * kPatience);
    }
    void annotate() {
        choose(kQuick);
        ASSERT_TRUE(reportCardComes());
        settle();
    }
    [[nodiscard]] ScoreGraphPanel& graph() const { return part<ScoreGraphPanel>("score graph"); }
    [[nodiscard]] std::string words(const char* name) const {
        return toUtf8(part<wxStaticText>(name).GetLabelText());
    }
    [[nodiscard]] std::string studied() { return toPgn(games().study()->record()); }
    void clickPly(std::size_t ply) {
        user_.click(graph(), graph().placeOf(ply));
        settle();
    }

    static constexpr int kQuick = 0;
    static constexpr int kDeep = 2;
};

TEST_F(Annotation, WritesIntoTheGameAndShowsGraphAndReport) {
    openGame("1. e4 e5 2. Qh5 g6");
    EXPECT_FALSE(isOnScreen("report card"));
    annotate();
    EXPECT_THAT(studied(), AllOf(HasSubstr("[%eval "), HasSubstr("g6 $4"), HasSubstr("Annotator \"Bastion")));
    EXPECT_TRUE(graph().graph().isKnown());
    EXPECT_EQ(words("report black blunders"), "1");
    EXPECT_THAT(words("report white accuracy"), HasSubstr(" %"));
    EXPECT_FALSE(isOnScreen("annotate buttons"));
    EXPECT_FALSE(isOnScreen("annotation bar"));
}

TEST_F(Annotation, IsOfferedBesideWhatAnotherProgramHasWritten) {
    openGame("1. e4 {[%eval 0.3]} e5 {[%eval 0.2]}");
    EXPECT_TRUE(isOnScreen("report card"));
    EXPECT_TRUE(isOnScreen("annotate buttons"));
}

TEST_F(Annotation, IsToldInASentenceBesideWhatIsShown) {
    openGame("1. e4 e5 2. Qh5 g6");
    annotate();
    EXPECT_THAT(status(), StartsWith("Annotated by Bastion. "));
}

TEST_F(Annotation, OffersToAskAboutItsMistakes) {
    openGame("1. e4 e5 2. Qh5 g6");
    EXPECT_FALSE(isOnScreen("why buttons"));
    annotate();
    perform(Action::ShowFirst);
    settle();
    EXPECT_TRUE(isOnScreen("why buttons"));
    EXPECT_FALSE(part<wxWindow>("button why").IsEnabled()) << "no move is shown";
    perform(Action::NextMistake);
    settle();
    user_.clickCentre(part<wxWindow>("button why"));
    EXPECT_TRUE(pumpUntil([this] { return isOnScreen("why card"); }));
}

TEST_F(Annotation, HasTheQuestionAboutAMistakeBesideTheOtherButtonsAtOnce) {
    openGame("1. e4 e5");
    session().open(std::move(readPgn(std::string(kAnnotated) + " *").at(0).record), std::nullopt);
    ASSERT_TRUE(isOnScreen("why buttons"));
    const wxRect ask = part<wxWindow>("why buttons").GetRect();
    const wxRect others = part<wxWindow>("study buttons").GetRect();
    EXPECT_EQ(ask.y, others.y);
    EXPECT_GE(ask.width, part<wxWindow>("why buttons").GetBestSize().x);
    EXPECT_LT(ask.GetRight(), others.GetLeft());
}

TEST_F(Annotation, IsUndoneAndRedoneInOneStep) {
    openGame("1. e4 e5 2. Qh5 g6");
    const std::string before = studied();
    annotate();
    const std::string after = studied();
    perform(Action::TakeBack);
    settle();
    EXPECT_EQ(studied(), before);
    EXPECT_FALSE(isOnScreen("report card"));
    perform(Action::Redo);
    settle();
    EXPECT_EQ(studied(), after);
    EXPECT_TRUE(isOnScreen("report card"));
}

TEST_F(Annotation, LeavesTheBoardWhereItIs) {
    const wxRect before = board().GetScreenRect();
    openGame("1. e4 e5");
    EXPECT_EQ(board().GetScreenRect(), before);
    choose(kDeep);
    EXPECT_TRUE(isOnScreen("annotation bar"));
    EXPECT_EQ(board().GetScreenRect(), before);
    openGame(kAnnotated);
    EXPECT_TRUE(isOnScreen("report card"));
    EXPECT_EQ(board().GetScreenRect(), before);
}

TEST_F(Annotation, IsCancelledByItsButtonAtOnce) {
    openGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
    const std::string before = studied();
    choose(kDeep);
    ASSERT_TRUE(isOnScreen("annotation bar"));
    settle();
    user_.clickCentre(part<wxWindow>("annotation cancel"));
    settle();
    EXPECT_FALSE(isOnScreen("annotation bar"));
    EXPECT_TRUE(isOnScreen("annotate buttons"));
    EXPECT_EQ(studied(), before);
    EXPECT_TRUE(isPossible(Action::AnnotateGame));
}

TEST_F(Annotation, BeginsNothingWhenTheDialogIsCancelled) {
    openGame("1. e4 e5");
    choose(std::nullopt);
    EXPECT_FALSE(isOnScreen("annotation bar"));
    EXPECT_TRUE(isOnScreen("annotate buttons"));
}

TEST_F(Annotation, LetsThePersonGoOnMeanwhile) {
    openGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    choose(kDeep);
    click(Square::D2);
    click(Square::D4);
    ASSERT_TRUE(pumpUntil([this] { return browser().shown()->san() == "d4"; }));
    EXPECT_TRUE(isOnScreen("annotation bar"));
    EXPECT_FALSE(isPossible(Action::AnnotateGame));
}

TEST_F(Annotation, RemembersWhatWasChosen) {
    openGame("1. e4 e5");
    choose(kDeep);
    user_.clickCentre(part<wxWindow>("annotation cancel"));
    settle();
    EXPECT_EQ(settings_->settings().annotation, (AnnotationHabits{"bastion", 400'000, 1}));
    settings_->edit([](Settings& settings) { settings.annotation = {"minimax", 20'000, 1}; });
    wxTEST_DIALOG(
        perform(Action::AnnotateGame), ExpectDialog<AnnotateDialog>([](AnnotateDialog& dialog) {
            const auto* const player = dynamic_cast<wxChoice*>(dialog.FindWindow("annotate player"));
            const auto* const budget = dynamic_cast<wxChoice*>(dialog.FindWindow("annotate budget"));
            EXPECT_EQ(toUtf8(player->GetStringSelection()), "Minimax");
            EXPECT_EQ(budget->GetSelection(), kQuick);
        }));
}

TEST_F(Annotation, IsNotShownOnOtherPages) {
    openGame("1. e4 e5 2. Qh5 g6");
    choose(kQuick);
    perform(Action::ShowPlayPage);
    settle();
    EXPECT_FALSE(isOnScreen("annotation bar"));
    EXPECT_FALSE(isOnScreen("report card"));
    perform(Action::ShowStudyPage);
    EXPECT_TRUE(reportCardComes());
}

TEST_F(Annotation, EndsWithTheWindow) {
    openGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    choose(kDeep);
    EXPECT_TRUE(isOnScreen("annotation bar"));  // the window is closed then
}

TEST_F(Annotation, IsNotLostWithoutAQuestion) {
    openGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    choose(kDeep);
    wxTEST_DIALOG(perform(Action::Quit), wxExpectModal<wxMessageDialog>(wxID_NO));
    settle();
    EXPECT_TRUE(isOnScreen("annotation bar"));
}

TEST_F(Annotation, EndsWhenAnotherGameIsOpened) {
    openGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    choose(kDeep);
    openGame("1. d4 d5");
    EXPECT_FALSE(isOnScreen("annotation bar"));
    EXPECT_THAT(studied(), Not(HasSubstr("%eval")));
}

TEST_F(Annotation, IsNotOfferedForAGameInProgress) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    perform(Action::ShowStudyPage);
    settle();
    EXPECT_FALSE(isPossible(Action::AnnotateGame));
    EXPECT_FALSE(part<wxWindow>("button annotate").IsEnabled());
}

TEST_F(Annotation, ShowsTheReportOfAGameThatIsOpened) {
    openGame(kAnnotated);
    EXPECT_TRUE(isOnScreen("report card"));
    EXPECT_EQ(graph().graph().expected.size(), 6U);
    EXPECT_EQ(words("report white accuracy"), "100 %");
    EXPECT_EQ(words("report black blunders"), "1");
    EXPECT_EQ(words("report black mistakes"), "1");
    EXPECT_NE(words("report black hard"), "–");
}

TEST_F(Annotation, GoesWhereTheGraphIsClicked) {
    openGame(kAnnotated);
    clickPly(4);
    EXPECT_EQ(browser().shown()->san(), "f6");
    EXPECT_EQ(graph().ply(), 4U);
    EXPECT_EQ(words("report move"), "2… f6 costs 12 points; 3 of 31 moves keep the score");
    clickPly(0);
    EXPECT_EQ(browser().shown()->parent(), nullptr);
}

TEST_F(Annotation, GoesThroughTheGraphByKeys) {
    openGame(kAnnotated);
    ASSERT_TRUE(focusAndWait(graph()));
    const auto strike = [this](int key) {
        user_.strike(key);
        settle();
        return graph().ply();
    };
    EXPECT_EQ(strike(WXK_RIGHT), 1U);
    EXPECT_EQ(strike(WXK_DOWN), 2U);
    EXPECT_EQ(strike(WXK_DOWN), 4U);
    EXPECT_EQ(strike(WXK_DOWN), 4U) << "there is no other mistake";
    EXPECT_EQ(strike(WXK_UP), 2U);
    EXPECT_EQ(strike(WXK_END), 5U);
    EXPECT_EQ(strike(WXK_LEFT), 4U);
    EXPECT_EQ(strike(WXK_HOME), 0U);
}

TEST_F(Annotation, TellsAScreenReaderWhatTheGraphMarks) {
    openGame(kAnnotated);
    clickPly(2);
    EXPECT_THAT(accessibleParts(*frame_),
                Contains(Field(&AccessiblePart::name, "Graph of the game: 1… g5: White 70 of 100, blunder")));
}

TEST_F(Annotation, HasANameForEverything) {
    openGame(kAnnotated);
    EXPECT_THAT(unnamedParts(*frame_), IsEmpty());
    openGame("1. e4 e5");
    EXPECT_THAT(unnamedParts(*frame_), IsEmpty());
    wxTEST_DIALOG(perform(Action::AnnotateGame), ExpectDialog<AnnotateDialog>([](AnnotateDialog& dialog) {
                      dialog.Show();
                      settle();
                      EXPECT_THAT(unnamedParts(dialog), IsEmpty());
                      dialog.Hide();
                  }));
    EXPECT_THAT(unnamedParts(*frame_), IsEmpty());
}

TEST_F(Annotation, GoesFromMistakeToMistakeByItsButton) {
    openGame(kAnnotated);
    const auto& next = part<wxWindow>("button mistake");
    user_.clickCentre(next);
    ASSERT_TRUE(pumpUntil([this] { return browser().shown()->san() == "g5"; }));
    user_.clickCentre(next);
    ASSERT_TRUE(pumpUntil([this] { return browser().shown()->san() == "f6"; }));
    settle();
    EXPECT_FALSE(next.IsEnabled());
    perform(Action::PreviousMistake);
    EXPECT_EQ(browser().shown()->san(), "g5");
}

TEST_F(Annotation, StaysAtTheMainLineWhenAVariationIsShown) {
    openGame(
        "{[%points 50]} 1. e4 {[%points 50,0]} e5 {[%points 50,0]} (1... c5 2. Nf3) 2. d4 {[%points 50,0]}");
    browser().goTo(browser().line().front()->child(0).child(1).child(0));
    session().notifyChange();
    settle();
    EXPECT_EQ(graph().ply(), 1U);
    EXPECT_EQ(words("report move"), "");
}

TEST_F(Annotation, ShowsItsFormulasOneClickAway) {
    openGame(kAnnotated);
    EXPECT_FALSE(isOnScreen("report formula"));
    user_.clickCentre(part<wxWindow>("report figures button"));
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("report formula"); }));
    EXPECT_FALSE(isOnScreen("score graph"));
    EXPECT_TRUE(isOnScreen("report white accuracy"));
}

/// With an engine and the answer to "why not" beside them, five rows of moves are left on a screen of
/// 1280x800, and the engine's line is in sight.
TEST_F(Annotation, LeavesFiveRowsOfMovesBesideAnEngineAndAnAnswer) {
    openGame(kAnnotated);
    frame_->SetSize(frame_->FromDIP(wxSize(1152, 790)));
    settle();
    EXPECT_TRUE(isOnScreen("report white accuracy"));
    perform(Action::ToggleEngine);
    perform(Action::ShowNext);
    perform(Action::WhyNot);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("why line list"); }, std::chrono::seconds(20)));
    settle();
    EXPECT_GE(moves().GetClientSize().y, 5 * (moves().GetCharHeight() * 3 / 2));
    EXPECT_TRUE(isOnScreen("engine lines"));
    EXPECT_TRUE(part<wxWindow>("engine stack")
                    .GetScreenRect()
                    .Contains(part<wxWindow>("engine line list").GetScreenRect()));
    user_.clickCentre(part<wxWindow>("why close"));
    perform(Action::ToggleEngine);
    EXPECT_TRUE(pumpUntil([this] { return isOnScreen("report white accuracy"); }));
}

TEST_F(Annotation, GivesWayWhereThereIsLittleHeight) {
    openGame(kAnnotated);
    frame_->SetClientSize(frame_->GetClientSize().x, 450);
    EXPECT_TRUE(pumpUntil([this] { return !isOnScreen("report card"); }));
}

}  // namespace
}  // namespace roque::test
