#include "model/base/move.h"

#include <type_traits>

#include <gtest/gtest.h>

namespace roque {
namespace {

static_assert(sizeof(Move) == 2);
static_assert(std::is_trivially_copyable_v<Move>);
static_assert(std::is_trivially_default_constructible_v<Move>, "else every MoveList would be filled first");

TEST(Move, KeepsWhereItGoes) {
    const Move move(Square::E2, Square::E4, Move::Kind::DoublePush);
    EXPECT_EQ(move.from(), Square::E2);
    EXPECT_EQ(move.to(), Square::E4);
    EXPECT_EQ(move.kind(), Move::Kind::DoublePush);
}

TEST(Move, IsNormalUnlessSaidOtherwise) {
    EXPECT_EQ(Move(Square::G1, Square::F3).kind(), Move::Kind::Normal);
}

TEST(Move, KeepsEveryPairOfSquaresAndKind) {
    for (std::uint32_t from = 0; from < kSquareCount; ++from) {
        for (std::uint32_t to = 0; to < kSquareCount; ++to) {
            for (std::uint16_t kind = 0; kind < 16; ++kind) {
                const Move move{Square(from), Square(to), Move::Kind(kind)};
                ASSERT_EQ(move.from(), Square(from));
                ASSERT_EQ(move.to(), Square(to));
                ASSERT_EQ(move.kind(), Move::Kind(kind));
                ASSERT_EQ(Move::fromRaw(move.raw()), move);
            }
        }
    }
}

TEST(Move, NamesThePieceThatAPawnBecomes) {
    using enum Move::Kind;
    EXPECT_EQ(Move(Square::A7, Square::A8, PromoteKnight).promotion(), PieceType::Knight);
    EXPECT_EQ(Move(Square::A7, Square::A8, PromoteBishop).promotion(), PieceType::Bishop);
    EXPECT_EQ(Move(Square::A7, Square::A8, PromoteRook).promotion(), PieceType::Rook);
    EXPECT_EQ(Move(Square::A7, Square::A8, PromoteQueen).promotion(), PieceType::Queen);
    EXPECT_TRUE(Move(Square::A7, Square::A8, PromoteQueen).isPromotion());
}

TEST(Move, OfAnotherKindIsNoPromotion) {
    using enum Move::Kind;
    for (const Move::Kind kind : {Normal, DoublePush, EnPassant, Castling}) {
        EXPECT_FALSE(Move(Square::A1, Square::B2, kind).isPromotion());
        EXPECT_EQ(Move(Square::A1, Square::B2, kind).promotion(), PieceType::None);
        EXPECT_EQ(Move(Square::A1, Square::B2, kind).isCastling(), kind == Castling);
    }
}

TEST(Move, OfNoneIsFromA1ToA1) {
    EXPECT_EQ(Move::none(), Move(Square::A1, Square::A1));
    EXPECT_NE(Move::none(), Move(Square::A1, Square::A2));
}

TEST(MoveList, IsEmptyAtFirst) {
    EXPECT_TRUE(MoveList().empty());
    EXPECT_EQ(MoveList().size(), 0U);
}

TEST(MoveList, KeepsMovesInTheOrderOfPushing) {
    MoveList moves;
    moves.push(Move(Square::E2, Square::E4));
    moves.push(Move(Square::D2, Square::D4));
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0], Move(Square::E2, Square::E4));
    EXPECT_EQ(moves[1], Move(Square::D2, Square::D4));
    EXPECT_EQ(moves.end() - moves.begin(), 2);
    EXPECT_EQ(*moves.begin(), moves[0]);
}

TEST(MoveList, ContainsWhatWasPushed) {
    MoveList moves;
    moves.push(Move(Square::E7, Square::E8, Move::Kind::PromoteRook));
    EXPECT_TRUE(moves.contains(Move(Square::E7, Square::E8, Move::Kind::PromoteRook)));
    EXPECT_FALSE(moves.contains(Move(Square::E7, Square::E8, Move::Kind::PromoteQueen)));
}

TEST(MoveList, ContainsNothingOnceCleared) {
    MoveList moves;
    moves.push(Move(Square::E2, Square::E4));
    moves.clear();
    EXPECT_TRUE(moves.empty());
    EXPECT_FALSE(moves.contains(Move(Square::E2, Square::E4)));
}

TEST(MoveList, HasRoomForMoreMovesThanAnyPositionHas) {
    static_assert(MoveList::kCapacity > 218);
    MoveList moves;
    for (std::uint16_t raw = 0; raw < MoveList::kCapacity; ++raw) moves.push(Move::fromRaw(raw));
    EXPECT_EQ(moves.size(), MoveList::kCapacity);
    EXPECT_EQ(moves[255].raw(), 255U);
}

}  // namespace
}  // namespace roque
