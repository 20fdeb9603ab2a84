#include "view/board/drawing/board_annotations.h"

#include <gmock/gmock.h>

#include "tests/support/board_drawing.h"

namespace roque {
namespace {

using enum AnnotationColor;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(BoardAnnotations, AreReadAsPgnWritesThem) {
    EXPECT_THAT(*parseArrows("Ge2e4,Rd8h4"), ElementsAre(BoardArrow{Square::E2, Square::E4, Green},
                                                         BoardArrow{Square::D8, Square::H4, Red}));
    EXPECT_THAT(*parseMarks("Yd4,Bh1"),
                ElementsAre(SquareMark{Square::D4, Yellow}, SquareMark{Square::H1, Blue}));
}

TEST(BoardAnnotations, AreGreenWithoutAColour) {
    EXPECT_THAT(*parseArrows("b2b4"), ElementsAre(BoardArrow{Square::B2, Square::B4, Green}));
    EXPECT_THAT(*parseMarks("g1"), ElementsAre(SquareMark{Square::G1, Green}));
}

TEST(BoardAnnotations, MayBeNone) {
    EXPECT_THAT(*parseArrows(""), IsEmpty());
    EXPECT_THAT(*parseMarks(" "), IsEmpty());
}

TEST(BoardAnnotations, MayHaveBlanksAfterCommas) {
    EXPECT_THAT(*parseMarks("Gd4, Yd5 "),
                ElementsAre(SquareMark{Square::D4, Green}, SquareMark{Square::D5, Yellow}));
}

class BadArrow : public testing::TestWithParam<const char*> {};

TEST_P(BadArrow, IsNamed) {
    const std::string list = std::string("Ge2e4,") + GetParam();
    const auto arrows = parseArrows(list);
    ASSERT_TRUE(arrows.has_error());
    EXPECT_EQ(arrows.error(), AnnotationError{GetParam()});
}

INSTANTIATE_TEST_SUITE_P(Of, BadArrow,
                         testing::Values("", "G", "e2", "Ge2", "e2e", "e2e9", "i2e4", "e2e4e5", "Xe2e4",
                                         "ge2e4", "GGe2e4", "e2-e4", "e4e4"));

class BadMark : public testing::TestWithParam<const char*> {};

TEST_P(BadMark, IsNamed) {
    const auto marks = parseMarks(std::string(GetParam()) + ",Ye4");
    ASSERT_TRUE(marks.has_error());
    EXPECT_EQ(marks.error(), AnnotationError{GetParam()});
}

INSTANTIATE_TEST_SUITE_P(Of, BadMark, testing::Values("", "G", "e", "e0", "ge4", "Xe4", "e4e5"));

TEST(BoardAnnotations, AreThoseThatStandBesideAMove) {
    MoveNotes notes;
    notes.annotations = {{"clk", "0:01:00"}, {"cal", "Ge2e4,Rd1h5"}, {"csl", "Ra4"}, {"csl", "Yd4"}};
    EXPECT_EQ(annotationsOf(notes),
              (BoardAnnotations{{{Square::E2, Square::E4, Green}, {Square::D1, Square::H5, Red}},
                                {{Square::A4, Red}, {Square::D4, Yellow}}}));
}

TEST(BoardAnnotations, AreLeftOutWhereTheyCannotBeRead) {
    MoveNotes notes;
    notes.annotations = {{"cal", "Ge2e9"}, {"csl", "Ra4"}};
    EXPECT_EQ(annotationsOf(notes), (BoardAnnotations{{}, {{Square::A4, Red}}}));
}

TEST(BoardArrow, LiesWithinTheSquaresAroundIt) {
    EXPECT_EQ(test::draw(squaresAround({Square::G8, Square::F6})),
              test::draw(bit(Square::F6) | bit(Square::F7) | bit(Square::F8) | bit(Square::G6)
                         | bit(Square::G7) | bit(Square::G8)));
    EXPECT_EQ(squaresAround({Square::A1, Square::H8}), kAllSquares);
}

// Written.

TEST(BoardAnnotations, AreWrittenAsTheyAreRead) {
    const BoardAnnotations drawn{{{Square::E2, Square::E4, Green}, {Square::D8, Square::H4, Red}},
                                 {{Square::D4, Yellow}, {Square::H1, Blue}}};
    const MoveNotes notes = withDrawings({}, drawn);
    EXPECT_EQ(notes.annotations, (std::vector<MoveAnnotation>{{"csl", "Yd4,Bh1"}, {"cal", "Ge2e4,Rd8h4"}}));
    EXPECT_EQ(annotationsOf(notes), drawn);
}

TEST(BoardAnnotations, LeaveOtherNotesAlone) {
    MoveNotes notes;
    notes.comment = "words";
    notes.annotations = {{"clk", "0:01"}, {"cal", "Ga1a2"}, {"csl", "Xy9"}, {"eval", "0.5"}, {"csl", "e4"}};
    notes = withDrawings(std::move(notes), {{}, {{Square::D5, Red}}});
    EXPECT_EQ(notes.annotations, (std::vector<MoveAnnotation>{
                                     {"clk", "0:01"}, {"csl", "Rd5"}, {"csl", "Xy9"}, {"eval", "0.5"}}));
    EXPECT_EQ(notes.comment, "words");
    EXPECT_EQ(withDrawings(std::move(notes), {}).annotations,
              (std::vector<MoveAnnotation>{{"clk", "0:01"}, {"csl", "Xy9"}, {"eval", "0.5"}}));
}

TEST(BoardAnnotations, GoAwayDrawnTwice) {
    const BoardAnnotations arrow{{{Square::E2, Square::E4, Green}}, {}};
    EXPECT_EQ(toggled(arrow, arrow), BoardAnnotations{});
    const BoardAnnotations red{{{Square::E2, Square::E4, Red}}, {}};
    EXPECT_EQ(toggled(arrow, red), red);
}

}  // namespace
}  // namespace roque
