#include "view/game/why_rows.h"

#include <gmock/gmock.h>

#include "model/notation/move_text.h"
#include "tests/support/position_of.h"
#include "view/window/why_marks.h"

namespace roque {
namespace {

/// The answer to 1. f3 e5 2. g4, with a line that would have been better.
MoveAnswer foolsMate() {
    MoveAnswer answer;
    answer.before = test::positionOf("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2");
    answer.move = *parseMove(answer.before, "g4");
    answer.line = {answer.move, *parseMove(answer.before.after(answer.move), "Qh4#")};
    answer.score.mate = ForcedMate{Color::Black, 1};
    answer.score.expected = 0;
    answer.bestLine = {*parseMove(answer.before, "e4")};
    answer.best.centipawns = -20;
    answer.reason = MoveReason{MoveReason::Kind::Mated, ProvedMate{1, answer.line[1], false}, {}};
    return answer;
}

TEST(WhyRows, AreTheRefutationAndWhatIsBetter) {
    const WhyRows rows = whyRows(foolsMate(), kEnglishLetters);
    EXPECT_EQ(lineTextOf(rows.refutation), "2… Qh4#");
    EXPECT_EQ(rows.refutation.pawns, "−#1");
    EXPECT_EQ(lineTextOf(rows.better), "2. e4");
}

TEST(WhyRows, NamePiecesInThePersonsLanguage) {
    const WhyRows rows = whyRows(foolsMate(), PieceLetters{"R", "D", "T", "F", "C"});
    EXPECT_EQ(lineTextOf(rows.refutation), "2… Dh4#");
}

TEST(WhyRows, HaveNothingBetterThanTheBestMove) {
    MoveAnswer answer = foolsMate();
    answer.bestLine = answer.line;
    EXPECT_TRUE(whyRows(answer, kEnglishLetters).better.words.empty());
}

TEST(WhyMarks, PointAtTheRefutation) {
    const BoardAnnotations marks = whyMarks(foolsMate());
    ASSERT_EQ(marks.arrows.size(), 1U);
    EXPECT_EQ(marks.arrows[0],
              (BoardArrow{Square::D8, Square::H4, AnnotationColor::Red, ArrowStyle::Dotted}));
}

TEST(WhyMarks, CircleThePiecesOfTheReason) {
    MoveAnswer answer = foolsMate();
    Gain gain;
    gain.pieces = {{PieceType::King, Square::E1}, {PieceType::Rook, Square::A1}};
    answer.reason = MoveReason{MoveReason::Kind::Loss, {}, gain};
    const BoardAnnotations marks = whyMarks(answer);
    ASSERT_EQ(marks.marks.size(), 2U);
    EXPECT_EQ(marks.marks[1].square, Square::A1);
}

TEST(WhyMarks, CircleThePieceThatMustMove) {
    MoveAnswer answer = foolsMate();
    answer.reason = MoveReason{MoveReason::Kind::Pressure};
    answer.reason->pressure =
        Pressure{Pressure::Kind::Attack, answer.line[1], {{PieceType::Rook, Square::H1}}};
    const BoardAnnotations marks = whyMarks(answer);
    ASSERT_EQ(marks.marks.size(), 1U);
    EXPECT_EQ(marks.marks[0].square, Square::H1);
}

TEST(WhyMarks, PointAtAChanceThatWasMissed) {
    MoveAnswer answer = foolsMate();
    answer.reason = MoveReason{MoveReason::Kind::MissedGain, {}, Gain{}};
    EXPECT_EQ(whyMarks(answer).arrows[0],
              (BoardArrow{Square::E2, Square::E4, AnnotationColor::Green, ArrowStyle::Thick}));
}

TEST(WhyMarks, LeaveTheBestMoveAlone) {
    MoveAnswer answer = foolsMate();
    answer.bestLine = answer.line;
    EXPECT_EQ(whyMarks(answer), BoardAnnotations());
}

}  // namespace
}  // namespace roque
