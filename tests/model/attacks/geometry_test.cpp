#include "model/attacks/geometry.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

using geometry::between;
using geometry::stepped;

TEST(Geometry, StepsFromSquareToSquare) {
    EXPECT_EQ(stepped(Square::E4, {1, 2}), Square::F6);
    EXPECT_EQ(stepped(Square::E4, {-1, -1}), Square::D3);
}

TEST(Geometry, DoesNotStepOffTheBoard) {
    EXPECT_EQ(stepped(Square::H4, {1, 0}), Square::None);
    EXPECT_EQ(stepped(Square::A4, {-1, 0}), Square::None);
    EXPECT_EQ(stepped(Square::E8, {0, 1}), Square::None);
    EXPECT_EQ(stepped(Square::E1, {0, -1}), Square::None);
    EXPECT_EQ(stepped(Square::None, {0, 1}), Square::None);
}

TEST(Geometry, WalksUpToTheFirstOccupiedSquare) {
    const Bitboard occupied = squaresDrawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . . . . . .
        . x . . . . x x
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(draw(geometry::slidingAttacks(Square::D4, occupied, geometry::kStraights)), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . x . . . .
        . x x . x x x .
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .)"));
}

TEST(Geometry, KnowsTheSquaresBetweenTwoOnALine) {
    EXPECT_EQ(between(Square::A1, Square::D4), bit(Square::B2) | bit(Square::C3));
    EXPECT_EQ(between(Square::E1, Square::E4), bit(Square::E2) | bit(Square::E3));
    EXPECT_EQ(between(Square::H1, Square::E1), bit(Square::F1) | bit(Square::G1));
    EXPECT_EQ(between(Square::E1, Square::E2), kNoSquares);
    EXPECT_EQ(between(Square::E1, Square::E1), kNoSquares);
    EXPECT_EQ(between(Square::E1, Square::F3), kNoSquares) << "a knight's move is no line";
    EXPECT_EQ(between(Square::H1, Square::A2), kNoSquares) << "neighbours by number only";
}

TEST(Geometry, HasTheSameSquaresBetweenInBothDirections) {
    for (const Square one : SquaresOf(kAllSquares)) {
        for (const Square other : SquaresOf(kAllSquares)) EXPECT_EQ(between(one, other), between(other, one));
    }
}

TEST(Geometry, HasBetweenTwoSquaresThoseThatBothSee) {
    // With a queen on each of two squares, each blocking the other, the squares both attack on their common
    // line are those in between.
    for (const Square one : SquaresOf(kAllSquares)) {
        for (const auto& directions : {geometry::kDiagonals, geometry::kStraights}) {
            for (const Square other : SquaresOf(geometry::slidingAttacks(one, kNoSquares, directions))) {
                const Bitboard expected = geometry::slidingAttacks(one, bit(other), directions)
                                          & geometry::slidingAttacks(other, bit(one), directions)
                                          & ~(bit(one) | bit(other));
                EXPECT_EQ(between(one, other) & ~expected, kNoSquares);
                EXPECT_EQ(
                    count(between(one, other)) + 1,
                    std::max(std::abs(static_cast<int>(fileOf(one)) - static_cast<int>(fileOf(other))),
                             std::abs(static_cast<int>(rankOf(one)) - static_cast<int>(rankOf(other)))));
            }
        }
    }
}

}  // namespace
}  // namespace roque::test
