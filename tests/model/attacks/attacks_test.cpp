#include "model/attacks/attacks.h"

#include <random>

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

// Compares the tables with walking along the lines.
namespace roque::test {
namespace {

using geometry::kDiagonals;
using geometry::kStraights;
using geometry::slidingAttacks;

static_assert(attacks::diagonal(Square::A1, bit(Square::C3)) == (bit(Square::B2) | bit(Square::C3)),
              "usable while compiling");
static_assert(attacks::straight(Square::A1, bit(Square::A2) | bit(Square::B1))
              == (bit(Square::A2) | bit(Square::B1)));

/// Calls a function with every subset of a set.
template <typename Function>
void forEachSubset(Bitboard set, Function function) {
    Bitboard subset = kNoSquares;
    do {
        function(subset);
        subset = (subset - set) & set;
    } while (subset != kNoSquares);
}

TEST(AttackTables, AreRightOnDiagonalsForEveryOccupation) {
    for (const Square from : SquaresOf(kAllSquares)) {
        forEachSubset(slidingAttacks(from, kNoSquares, kDiagonals), [&](Bitboard occupied) {
            ASSERT_EQ(attacks::diagonal(from, occupied), slidingAttacks(from, occupied, kDiagonals))
                << toString(from) << draw(occupied);
        });
    }
}

TEST(AttackTables, AreRightOnRanksAndFilesForEveryOccupation) {
    for (const Square from : SquaresOf(kAllSquares)) {
        forEachSubset(slidingAttacks(from, kNoSquares, kStraights), [&](Bitboard occupied) {
            ASSERT_EQ(attacks::straight(from, occupied), slidingAttacks(from, occupied, kStraights))
                << toString(from) << draw(occupied);
        });
    }
}

TEST(AttackTables, MindNoSquareOffTheirLines) {
    std::mt19937_64 random(2023);
    for (int trial = 0; trial < 20'000; ++trial) {
        const Bitboard occupied = random() & random();
        for (const Square from : SquaresOf(kAllSquares)) {
            ASSERT_EQ(attacks::diagonal(from, occupied), slidingAttacks(from, occupied, kDiagonals));
            ASSERT_EQ(attacks::straight(from, occupied), slidingAttacks(from, occupied, kStraights));
        }
    }
}

}  // namespace
}  // namespace roque::test
