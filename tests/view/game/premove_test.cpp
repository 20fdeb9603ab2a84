#include "view/game/premove.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::draw;
using test::positionOf;

constexpr const char* kBlackCastles = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";

[[nodiscard]] Bitboard targets(const char* fen, Square from) {
    const Position position = positionOf(fen);
    Bitboard squares = kNoSquares;
    for (const Move move : premovesOf(position.board(), position.castlingRooks(), from))
        squares |= bit(move.to());
    return squares;
}

TEST(PremoveDestinations, GoThroughPiecesAndOntoThoseOfTheOwnSide) {
    EXPECT_EQ(draw(targets("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", Square::A1)),
              draw((maskOf(File::A) | maskOf(Rank::First)) & ~bit(Square::A1)));
}

TEST(PremoveDestinations, OfAPawnGoAheadAndToBothSides) {
    constexpr const char* kPawns = "4k3/8/8/8/8/6P1/4P3/4K3 b - - 0 1";
    EXPECT_EQ(targets(kPawns, Square::E2),
              bit(Square::E3) | bit(Square::E4) | bit(Square::D3) | bit(Square::F3));
    EXPECT_EQ(targets(kPawns, Square::G3), bit(Square::G4) | bit(Square::F4) | bit(Square::H4));
}

TEST(PremoveDestinations, OfAPawnThatPromotesAreFourForEachSquare) {
    const Position position = positionOf("4k3/P7/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(premovesOf(position.board(), kNoSquares, Square::A7).size(), 8U);
}

TEST(PremoveDestinations, OfAKingCastleWithRooksThatMay) {
    EXPECT_TRUE(contains(targets(kBlackCastles, Square::E1), Square::H1));
    EXPECT_FALSE(contains(targets("r3k2r/8/8/8/8/8/8/R3K2R b Qkq - 0 1", Square::E1), Square::H1));
    EXPECT_FALSE(contains(targets(kBlackCastles, Square::E1), Square::A8));
}

TEST(PremoveDestinations, OfAKingGoOntoARookBesideItByCastlingOnly) {
    const Position position = positionOf("4k3/8/8/8/8/8/8/6KR b H - 0 1");
    const MoveList moves = premovesOf(position.board(), position.castlingRooks(), Square::G1);
    EXPECT_TRUE(moves.contains(Move(Square::G1, Square::H1, Move::Kind::Castling)));
    EXPECT_FALSE(moves.contains(Move(Square::G1, Square::H1)));
    EXPECT_TRUE(premovesOf(position.board(), kNoSquares, Square::G1).contains(Move(Square::G1, Square::H1)));
}

TEST(PremoveDestinations, OfAnEmptySquareAreNone) {
    EXPECT_EQ(targets(kBlackCastles, Square::E4), kNoSquares);
}

TEST(BoardAfterPremoves, HasThePiecesWhereTheyWillStand) {
    const Position position = positionOf("r3k2r/P7/8/8/8/8/4N3/4K2R b Kkq - 0 1");
    const Board board = boardAfter(position.board(), {{Square::E1, Square::H1, Move::Kind::Castling},
                                                      {Square::E2, Square::F4},
                                                      {Square::F4, Square::D5},
                                                      {Square::A7, Square::A8, Move::Kind::PromoteKnight}});
    EXPECT_EQ(draw(board), draw(positionOf("N3k2r/8/8/3N4/8/8/8/5RK1 b k - 0 1").board()));
}

TEST(BoardAfterPremoves, LosesTheRightToCastleWithWhatHasMoved) {
    const Position position = positionOf(kBlackCastles);
    EXPECT_EQ(castlingRooksAfter(position, {}), position.castlingRooks());
    EXPECT_EQ(castlingRooksAfter(position, {{Square::H1, Square::H2}}),
              position.castlingRooks() & ~bit(Square::H1));
    EXPECT_EQ(castlingRooksAfter(position, {{Square::E1, Square::E2}}),
              position.castlingRooks() & rankMask(Color::Black, Rank::First));
}

TEST(Premove, BecomesTheLegalMoveThatItMeant) {
    const Position position = positionOf("4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1");
    EXPECT_EQ(legalMoveOf({Square::E5, Square::D6}, position),
              Move(Square::E5, Square::D6, Move::Kind::EnPassant));
    const Move castling(Square::E1, Square::H1, Move::Kind::Castling);
    EXPECT_EQ(legalMoveOf(castling, position), castling);
    const Move promotion(Square::A7, Square::A8, Move::Kind::PromoteRook);
    EXPECT_EQ(legalMoveOf(promotion, position), promotion);
}

TEST(Premove, TakesWhatHasTakenTheRookBesideTheKing) {
    const Move castling(Square::G1, Square::H1, Move::Kind::Castling);
    EXPECT_EQ(legalMoveOf(castling, positionOf("4k3/8/8/8/8/8/8/6KR w H - 0 1")), castling);
    EXPECT_EQ(legalMoveOf(castling, positionOf("4k3/8/8/8/8/8/8/6Kn w - - 0 1")),
              Move(Square::G1, Square::H1));
    EXPECT_FALSE(legalMoveOf(castling, positionOf("4k2r/8/8/8/8/8/8/6Kn w - - 0 1")));
}

TEST(Premove, IsNoMoveIfItIsNotLegal) {
    const Position position = positionOf("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1");
    EXPECT_FALSE(legalMoveOf({Square::E2, Square::D3}, position));
    EXPECT_FALSE(legalMoveOf({Square::E1, Square::H1, Move::Kind::Castling}, position));
    EXPECT_FALSE(legalMoveOf({Square::A1, Square::A2}, position));
}

}  // namespace
}  // namespace roque
