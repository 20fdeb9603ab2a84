#include <gmock/gmock.h>

#include "tests/gui/study_page_test.h"
#include "view/panels/why_card.h"

// "Why not this move?" on the page to analyse, as a person asks it.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class WhyTest : public StudyPageTest {
protected:
    WhyTest() : StudyPageTest("why line list") {}

    /// Opens a game, and shows its end.
    void openGameAtItsEnd(const std::string& moves) {
        openGame(moves);
        perform(Action::ShowLast);
        settle();
    }
    void ask() {
        perform(Action::WhyNot);
        ASSERT_TRUE(pumpUntil([this] { return card().IsShown() && !lines().rows().empty(); }));
        settle();  // its lines have moved the card, and what stands below
    }
    [[nodiscard]] WhyCard& card() const { return part<WhyCard>("why card"); }
    [[nodiscard]] std::string text() const { return toUtf8(card().text()); }
};

TEST_F(WhyTest, IsAnsweredOnACardBesideTheBoard) {
    openGameAtItsEnd("1. f3 e5 2. g4");
    EXPECT_FALSE(card().IsShown());
    ask();
    EXPECT_THAT(text(), StartsWith("Why not 2. g4?: Qh4# is mate. It costs "));
    ASSERT_FALSE(lines().rows().empty());
    EXPECT_EQ(lines().rows().front().words.at(1).text, "Qh4#");
}

TEST_F(WhyTest, IsMarkedOnTheBoardAsLongAsItsMoveIsShown) {
    openGameAtItsEnd("1. f3 e5 2. g4");
    ask();
    ASSERT_FALSE(board().state().annotations.arrows.empty());
    EXPECT_EQ(board().state().annotations.arrows.back(),
              (BoardArrow{Square::D8, Square::H4, AnnotationColor::Red, ArrowStyle::Dotted}));
    perform(Action::ShowPrevious);
    settle();
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
    EXPECT_TRUE(card().IsShown());
}

TEST_F(WhyTest, PlaysTheRefutationThatIsClicked) {
    openGameAtItsEnd("1. f3 e5 2. g4");
    ask();
    perform(Action::ShowFirst);
    clickLine(0, 1);
    EXPECT_THAT(studied(), HasSubstr("2. g4 Qh4#"));
}

TEST_F(WhyTest, PlaysWhatIsBetterAsAVariation) {
    openGameAtItsEnd("1. f3 e5 2. g4");
    ask();
    clickLine(1, 1);
    EXPECT_THAT(studied(), HasSubstr("2. g4 ("));
    EXPECT_EQ(browser().shown()->ply(), 3U);
}

TEST_F(WhyTest, IsClosedByItsButton) {
    openGameAtItsEnd("1. f3 e5 2. g4");
    ask();
    user_.clickCentre(part<wxWindow>("why close"));
    EXPECT_TRUE(pumpUntil([this] { return !card().IsShown(); }));
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
}

TEST_F(WhyTest, GoesWithItsGame) {
    openGameAtItsEnd("1. f3 e5 2. g4");
    ask();
    session().open(std::move(readPgn("1. e4 e5 *").at(0).record), std::nullopt);
    settle();
    EXPECT_FALSE(card().IsShown());
}

TEST_F(WhyTest, IsNotAskedOfTheStartNorInAGameInProgress) {
    EXPECT_FALSE(isPossible(Action::WhyNot));
    openGameAtItsEnd("1. f3 e5 2. g4");
    EXPECT_TRUE(isPossible(Action::WhyNot));
    perform(Action::ShowFirst);
    settle();
    EXPECT_FALSE(isPossible(Action::WhyNot));
}

}  // namespace
}  // namespace roque::test
