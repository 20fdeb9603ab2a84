#include "model/rules/promotion.h"

#include <vector>

#include <gmock/gmock.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::UnorderedElementsAre;
using enum PieceType;

/// The pieces a pawn may become by moving from one square to another.
std::vector<PieceType> choicesIn(std::string_view fen, Square from, Square to) {
    std::vector<PieceType> choices;
    for (const Move move : legalMoves(positionOf(fen), bit(from))) {
        if (move.to() == to) choices.push_back(move.promotion());
    }
    return choices;
}

TEST(Promotion, IsToQueenRookBishopOrKnight) {
    EXPECT_THAT(choicesIn("8/P6k/8/8/8/8/7K/8 w - - 0 1", Square::A7, Square::A8),
                UnorderedElementsAre(Queen, Rook, Bishop, Knight));
    EXPECT_THAT(choicesIn("8/7k/8/8/8/8/p6K/8 b - - 0 1", Square::A2, Square::A1),
                UnorderedElementsAre(Queen, Rook, Bishop, Knight));
}

TEST(Promotion, IsPossibleByCapture) {
    EXPECT_THAT(choicesIn("1n6/P6k/8/8/8/8/7K/8 w - - 0 1", Square::A7, Square::B8),
                UnorderedElementsAre(Queen, Rook, Bishop, Knight));
}

TEST(Promotion, IsBlockedByAPieceInFront) {
    EXPECT_TRUE(choicesIn("n7/P6k/8/8/8/8/7K/8 w - - 0 1", Square::A7, Square::A8).empty());
}

TEST(Promotion, MayMeetACheck) {
    EXPECT_THAT(choicesIn("1r6/P6k/8/8/8/8/8/1K6 w - - 0 1", Square::A7, Square::B8),
                UnorderedElementsAre(Queen, Rook, Bishop, Knight));
    EXPECT_TRUE(choicesIn("1r6/P6k/8/8/8/8/8/1K6 w - - 0 1", Square::A7, Square::A8).empty());
}

TEST(Promotion, PutsTheChosenPieceOnTheBoard) {
    const Position position = positionOf("8/P6k/8/8/8/8/7K/8 w - - 3 1");
    for (const PieceType choice : Promotion::kChoices) {
        const Position after = position.after(Move(Square::A7, Square::A8, Promotion::kind(choice)));
        EXPECT_EQ(after.board().typeOn(Square::A8), choice);
        EXPECT_EQ(after.board().colorOn(Square::A8), Color::White);
        EXPECT_TRUE(after.board().isEmpty(Square::A7));
        EXPECT_EQ(after.halfmoveClock(), 0U);
    }
}

TEST(Promotion, TakesPlaceOnTheLastRankOfItsSide) {
    EXPECT_EQ(Promotion::rank(Color::White), kEighthRank);
    EXPECT_EQ(Promotion::rank(Color::Black), kFirstRank);
}

TEST(Promotion, HasAKindOfMoveForEachChoice) {
    for (const PieceType choice : Promotion::kChoices)
        EXPECT_EQ(Move(Square::A7, Square::A8, Promotion::kind(choice)).promotion(), choice);
}

TEST(Promotion, AllowsNeitherKingNorPawn) {
    for (const PieceType type : {Queen, Rook, Bishop, Knight}) EXPECT_TRUE(Promotion::allows(type));
    for (const PieceType type : {King, Pawn, None}) EXPECT_FALSE(Promotion::allows(type));
}

}  // namespace
}  // namespace roque::test
