#include <gmock/gmock.h>
#include <wx/uiaction.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/gui/window_test.h"

// Arrows and circles that are kept with a position.
namespace roque::test {
namespace {

using testing::HasSubstr;

class StudyDrawings : public WindowTest {
protected:
    void study(const char* pgn) {
        session().open(std::move(readPgn(pgn).at(0).record), std::nullopt);
        settle();
    }
    [[nodiscard]] std::string studied() {
        const std::string text = toPgn(games().study()->record());
        const std::size_t begin = text.find("]\n\n") + 3;
        return text.substr(begin, text.size() - begin - 2);
    }
    void drawArrow(Square from, Square to) {
        user_.drag(board(), board().centreOf(from), board().centreOf(to), wxMOUSE_BTN_RIGHT);
        settle();
    }
    void drawCircle(Square square) {
        user_.click(board(), board().centreOf(square), wxMOUSE_BTN_RIGHT);
        settle();
    }
    [[nodiscard]] const BoardAnnotations& drawn() { return board().state().annotations; }
};

TEST_F(StudyDrawings, AreKeptWithThePositionInWhichTheyWereDrawn) {
    study("1. e4 {[%clk 0:09:58] best} e5 *");
    perform(Action::ShowNext);
    drawArrow(Square::E4, Square::E5);
    drawCircle(Square::D5);
    EXPECT_EQ(studied(), "1. e4 {[%clk 0:09:58] [%csl Gd5] [%cal Ge4e5] best} 1... e5 *");
    perform(Action::ShowNext);
    EXPECT_EQ(drawn(), BoardAnnotations{});
    perform(Action::ShowPrevious);
    EXPECT_EQ(drawn(), (BoardAnnotations{{{Square::E4, Square::E5, AnnotationColor::Green}},
                                         {{Square::D5, AnnotationColor::Green}}}));
    EXPECT_TRUE(games().hasUnsavedChanges());
}

TEST_F(StudyDrawings, StandBeforeTheFirstMoveAsWell) {
    study("1. e4 *");
    drawCircle(Square::E4);
    EXPECT_EQ(studied(), "{[%csl Ge4]} 1. e4 *");
}

TEST_F(StudyDrawings, AreColouredByTheKeysThatAreHeld) {
    study("*");
    wxUIActionSimulator keyboard;
    keyboard.KeyDown(WXK_SHIFT);
    drawCircle(Square::D5);
    keyboard.KeyUp(WXK_SHIFT);
    keyboard.KeyDown(WXK_CONTROL);
    drawArrow(Square::A1, Square::A4);
    keyboard.KeyUp(WXK_CONTROL);
    EXPECT_EQ(studied(), "{[%csl Rd5] [%cal Ba1a4]} *");
}

TEST_F(StudyDrawings, GoAwayDrawnAgainAndComeBackByUndo) {
    study("*");
    drawArrow(Square::E2, Square::E4);
    drawArrow(Square::E2, Square::E4);
    EXPECT_EQ(drawn(), BoardAnnotations{});
    EXPECT_EQ(studied(), "*");
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return drawn().arrows.size() == 1; }));
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return drawn() == BoardAnnotations{}; }));
    EXPECT_FALSE(games().hasUnsavedChanges());
}

TEST_F(StudyDrawings, StayWhenTheBoardIsClicked) {
    study("*");
    drawArrow(Square::E2, Square::E4);
    click(Square::A5);
    settle();
    EXPECT_EQ(drawn().arrows.size(), 1U);
}

TEST_F(StudyDrawings, AreErasedByAKey) {
    study("{[%cal Ga1a2,Rb1b2][%csl Yc3] words} *");
    EXPECT_TRUE(isPossible(Action::EraseDrawings));
    user_.strike('E', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pumpUntil([this] { return drawn() == BoardAnnotations{}; }));
    EXPECT_EQ(studied(), "{words} *");
    EXPECT_FALSE(isPossible(Action::EraseDrawings));
}

TEST_F(StudyDrawings, OnlyHelpToThinkWhileAGameIsPlayed) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    drawArrow(Square::E7, Square::E5);
    EXPECT_EQ(drawn().arrows.size(), 1U);
    EXPECT_FALSE(games().isStudying());
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_EQ(drawn(), BoardAnnotations{});
    EXPECT_EQ(session().shownPgn().find("%cal"), std::string::npos);
}

TEST_F(StudyDrawings, AreNotesOfAGameThatIsOver) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().resign(Color::Black);
    settle();
    drawArrow(Square::E7, Square::E5);
    ASSERT_TRUE(games().isStudyOfGame());
    EXPECT_THAT(session().shownPgn(), HasSubstr("[%cal Ge7e5]"));
}

}  // namespace
}  // namespace roque::test
