#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/gui/window_test.h"
#include "view/panels/why_card.h"

// "Why not this move?" on the page to analyse, as a person asks it.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class WhyTest : public WindowTest {
protected:
    /// Opens a game from elsewhere, and shows its end.
    void openGame(const std::string& moves) {
        session().open(std::move(readPgn(moves + " *").at(0).record), std::nullopt);
        settle();
        perform(Action::ShowLast);
        settle();
    }
    void ask() {
        perform(Action::WhyNot);
        ASSERT_TRUE(pumpUntil([this] { return card().IsShown() && !lines().rows().empty(); }));
    }
    [[nodiscard]] WhyCard& card() const { return part<WhyCard>("why card"); }
    [[nodiscard]] LineList& lines() const { return part<LineList>("why line list"); }
    [[nodiscard]] std::string text() const { return toUtf8(card().text()); }
    [[nodiscard]] std::string studied() {
        const std::string text = toPgn(games().study()->record());
        return text.substr(text.find("]\n\n") + 3);
    }
    void clickLine(std::size_t row, std::size_t plies) {
        const wxRect rect = lines().rectOfMove(row, plies);
        ASSERT_FALSE(rect.IsEmpty());
        user_.click(lines(), rect.GetPosition() + rect.GetSize() / 2);
        settle();
    }
};

TEST_F(WhyTest, IsAnsweredOnACardBesideTheBoard) {
    openGame("1. f3 e5 2. g4");
    EXPECT_FALSE(card().IsShown());
    ask();
    EXPECT_THAT(text(), StartsWith("Why not 2. g4?: Qh4# is mate. It costs "));
    EXPECT_EQ(lines().rows().front().words.at(1).text, "Qh4#");
}

TEST_F(WhyTest, IsMarkedOnTheBoardAsLongAsItsMoveIsShown) {
    openGame("1. f3 e5 2. g4");
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
    openGame("1. f3 e5 2. g4");
    ask();
    perform(Action::ShowFirst);
    clickLine(0, 1);
    EXPECT_THAT(studied(), HasSubstr("2. g4 Qh4#"));
}

TEST_F(WhyTest, PlaysWhatIsBetterAsAVariation) {
    openGame("1. f3 e5 2. g4");
    ask();
    clickLine(1, 1);
    EXPECT_THAT(studied(), HasSubstr("2. g4 ("));
    EXPECT_EQ(browser().shown()->ply(), 3U);
}

TEST_F(WhyTest, IsClosedByItsButton) {
    openGame("1. f3 e5 2. g4");
    ask();
    user_.clickCentre(part<wxWindow>("why close"));
    EXPECT_TRUE(pumpUntil([this] { return !card().IsShown(); }));
    EXPECT_THAT(board().state().annotations.arrows, IsEmpty());
}

TEST_F(WhyTest, GoesWithItsGame) {
    openGame("1. f3 e5 2. g4");
    ask();
    session().open(std::move(readPgn("1. e4 e5 *").at(0).record), std::nullopt);
    settle();
    EXPECT_FALSE(card().IsShown());
}

TEST_F(WhyTest, IsNotAskedOfTheStartNorInAGameInProgress) {
    EXPECT_FALSE(isPossible(Action::WhyNot));
    openGame("1. f3 e5 2. g4");
    EXPECT_TRUE(isPossible(Action::WhyNot));
    perform(Action::ShowFirst);
    settle();
    EXPECT_FALSE(isPossible(Action::WhyNot));
}

}  // namespace
}  // namespace roque::test
