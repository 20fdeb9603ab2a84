#include "plugins/bastion/evaluation/evaluation.h"

#include <cstdlib>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/plugins/bastion/positions.h"

namespace roque::bastion {
namespace {

Value valueOf(const Position& position) {
    return Evaluation().valueForMover(position, Accumulator(position));
}
Value valueOf(std::string_view fen) {
    return valueOf(*parseFen(fen));
}

TEST(BastionEvaluation, IsTheSameWithColorsExchanged) {
    for (const Position& position : test::randomPositions(300)) {
        const Position exchanged = test::colorsExchanged(position);
        EXPECT_EQ(valueOf(position), valueOf(exchanged)) << toFen(position);
    }
}

TEST(BastionEvaluation, KeepsItsSumsUpToDate) {
    for (const Position& position : test::randomPositions(100)) {
        const Accumulator before(position);
        for (const Move move : legalMoves(position)) {
            Accumulator kept = before;
            const Position next = position.after(position.sideToMove(), move, kept);
            EXPECT_EQ(kept, Accumulator(next)) << toFen(next);
        }
    }
}

TEST(BastionEvaluation, DoesNotDependOnWhatWasEvaluatedBefore) {
    Evaluation evaluation;
    for (const Position& position : test::randomPositions(200)) {
        const Accumulator accumulator(position);
        EXPECT_EQ(evaluation.valueForMover(position, accumulator), valueOf(position)) << toFen(position);
    }
}

TEST(BastionEvaluation, KnowsThatTwoKnightsCannotMate) {
    EXPECT_LT(std::abs(valueOf("8/8/8/4k3/8/8/8/KNN5 w - - 0 1")), 100);
    EXPECT_GT(valueOf("8/8/8/4k3/8/8/8/KBN5 w - - 0 1"), 300);
}

TEST(BastionEvaluation, IsNearlyEvenAtTheStart) {
    EXPECT_GT(valueOf(Position::start()), 0) << "it is an advantage to be to move";
    EXPECT_LT(valueOf(Position::start()), 60);
}

TEST(BastionEvaluation, KnowsWhatPiecesAreWorth) {
    const auto without = [](std::string_view fen) { return -valueOf(fen); };
    const Value pawn = without("rnbqkbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    const Value knight = without("r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    const Value rook = without("1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQk - 0 1");
    const Value queen = without("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_LT(pawn, knight);
    EXPECT_LT(knight, rook);
    EXPECT_LT(rook, queen);
}

TEST(BastionEvaluation, KnowsThatAMinorPieceDoesNotWin) {
    EXPECT_LT(std::abs(valueOf("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1")), 60);
    EXPECT_LT(std::abs(valueOf("4k1b1/8/8/8/8/8/8/2R1K3 w - - 0 1")), 100) << "rook against bishop";
}

TEST(BastionEvaluation, DrivesTheLoneKingToTheEdge) {
    const Value inTheMiddle = valueOf("8/8/8/4k3/8/8/8/K6R w - - 0 1");
    const Value atTheEdge = valueOf("4k3/8/8/8/8/8/8/K6R w - - 0 1");
    const Value kingNear = valueOf("4k3/8/4K3/8/8/8/8/7R w - - 0 1");
    EXPECT_GT(inTheMiddle, 300);
    EXPECT_GT(atTheEdge, inTheMiddle);
    EXPECT_GT(kingNear, atTheEdge);
}

TEST(BastionEvaluation, KnowsTheRightCornerForBishopAndKnight) {
    // The bishop stands on a dark square: a1 and h8 are the corners where it mates.
    EXPECT_GT(valueOf("7k/8/8/8/3K4/8/3N4/2B5 w - - 0 1"), valueOf("k7/8/8/8/3K4/8/3N4/2B5 w - - 0 1"));
}

TEST(BastionEvaluation, LovesAPassedPawnTheMoreTheFurtherItHasCome) {
    const Value near = valueOf("4k3/8/8/8/8/P7/5p2/4K3 w - - 0 1");
    const Value far = valueOf("4k3/8/P7/8/8/8/5p2/4K3 w - - 0 1");
    EXPECT_GT(far, near + 50);
}

TEST(BastionEvaluation, CountsAnAdvantageLessWhenNothingHappens) {
    EXPECT_LT(valueOf("4k3/pp6/8/8/8/8/PPP5/4K3 w - - 90 60"),
              valueOf("4k3/pp6/8/8/8/8/PPP5/4K3 w - - 0 60"));
}

}  // namespace
}  // namespace roque::bastion
