#include "view/board/input/annotation_input.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto kGreen = AnnotationColor::Green;
constexpr auto kRed = AnnotationColor::Red;

class Drawing : public testing::Test {
protected:
    void arrow(Square from, std::optional<Square> to, AnnotationColor color = kGreen) {
        drawing.press(from, color);
        drawing.move(to);
        drawing.release(to);
    }
    void circle(Square square, AnnotationColor color = kGreen) { arrow(square, square, color); }

    [[nodiscard]] const std::vector<BoardArrow>& arrows() const { return drawing.shown().arrows; }
    [[nodiscard]] const std::vector<SquareMark>& marks() const { return drawing.shown().marks; }

    AnnotationInput drawing;
};

TEST_F(Drawing, MakesAnArrowOfADragAndACircleOfAClick) {
    arrow(Square::E2, Square::E4);
    circle(Square::D5);
    EXPECT_THAT(arrows(), ElementsAre(BoardArrow{Square::E2, Square::E4, kGreen}));
    EXPECT_THAT(marks(), ElementsAre(SquareMark{Square::D5, kGreen}));
}

TEST_F(Drawing, TakesAwayWhatIsDrawnAgain) {
    arrow(Square::E2, Square::E4);
    arrow(Square::E2, Square::E4);
    circle(Square::D5);
    circle(Square::D5);
    EXPECT_EQ(drawing.shown(), BoardAnnotations{});
}

TEST_F(Drawing, TellsAnArrowFromTheOneBack) {
    arrow(Square::E2, Square::E4);
    arrow(Square::E4, Square::E2);
    EXPECT_EQ(arrows().size(), 2U);
}

TEST_F(Drawing, RecoloursWhatIsDrawnAgainInAnotherColour) {
    arrow(Square::E2, Square::E4);
    arrow(Square::E2, Square::E4, kRed);
    circle(Square::D5);
    circle(Square::D5, kRed);
    EXPECT_THAT(arrows(), ElementsAre(BoardArrow{Square::E2, Square::E4, kRed}));
    EXPECT_THAT(marks(), ElementsAre(SquareMark{Square::D5, kRed}));
}

TEST_F(Drawing, ShowsWhatWouldBeDrawnWhileTheButtonIsHeld) {
    drawing.press(Square::E2, kGreen);
    EXPECT_THAT(marks(), ElementsAre(SquareMark{Square::E2, kGreen}));
    drawing.move(Square::E3);
    EXPECT_THAT(marks(), IsEmpty());
    EXPECT_THAT(arrows(), ElementsAre(BoardArrow{Square::E2, Square::E3, kGreen}));
    drawing.move(std::nullopt);
    EXPECT_THAT(arrows(), IsEmpty());
}

TEST_F(Drawing, DrawsNothingThatBeginsOrEndsBesideTheBoard) {
    drawing.press(std::nullopt, kGreen);
    drawing.release(Square::E4);
    arrow(Square::E2, std::nullopt);
    EXPECT_EQ(drawing.shown(), BoardAnnotations{});
}

TEST_F(Drawing, KeepsWhatWasDrawnBeforeAStrokeThatIsCancelled) {
    circle(Square::D5);
    drawing.press(Square::E2, kGreen);
    drawing.move(Square::E4);
    EXPECT_TRUE(drawing.cancel());
    EXPECT_FALSE(drawing.cancel());
    drawing.release(Square::E4);
    EXPECT_THAT(arrows(), IsEmpty());
    EXPECT_THAT(marks(), ElementsAre(SquareMark{Square::D5, kGreen}));
}

TEST_F(Drawing, IsWipedAndSaysWhetherThereWasAnything) {
    EXPECT_FALSE(drawing.clear());
    circle(Square::D5);
    EXPECT_TRUE(drawing.clear());
    EXPECT_EQ(drawing.shown(), BoardAnnotations{});
}

TEST(DrawingColor, IsChosenByTheKeysThatAreHeld) {
    EXPECT_EQ(drawingColor({}), AnnotationColor::Green);
    EXPECT_EQ(drawingColor({.shift = true, .control = false, .alt = false}), AnnotationColor::Red);
    EXPECT_EQ(drawingColor({.shift = false, .control = true, .alt = false}), AnnotationColor::Blue);
    EXPECT_EQ(drawingColor({.shift = false, .control = false, .alt = true}), AnnotationColor::Yellow);
    EXPECT_EQ(drawingColor({.shift = true, .control = true, .alt = false}), AnnotationColor::Yellow);
}

}  // namespace
}  // namespace roque
