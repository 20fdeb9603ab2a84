#include "model/endings/ending_index.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

#include "model/attacks/attacks.h"
#include "tests/model/endings/made_endings.h"

namespace roque::test {
namespace {

const EndingMaterial& materialNamed(const char* name) {
    return EndingMaterial::all()[endingNamed(name)];
}

Placement mirrored(Placement placement, unsigned bits) {
    for (Square& square : placement) square = Square(index(square) ^ bits);
    return placement;
}
Placement inDiagonal(Placement placement) {
    for (Square& square : placement)
        square = squareAt(File(static_cast<unsigned>(rankOf(square))),
                          Rank(static_cast<unsigned>(fileOf(square))));
    return placement;
}

/// Placements with the kings apart, drawn by lot.
template <typename Visit>
void forPlacements(Visit visit) {
    std::mt19937 lot(1970);
    for (int round = 0; round < 20'000; ++round) {
        Placement placement{};
        for (Square& square : placement) square = Square(static_cast<std::uint32_t>(lot() % kSquareCount));
        const bool kingsTouch = contains(attacks::king(placement[0]) | bit(placement[0]), placement[1]);
        if (!kingsTouch) visit(placement);
    }
}

TEST(EndingIndex, GivesImagesOfABoardWithoutPawnsOneNumber) {
    const EndingIndex index(materialNamed("KQKR"));
    forPlacements([&](const Placement& placement) {
        const std::size_t number = index.of(placement);
        ASSERT_LT(number, index.size());
        EXPECT_EQ(index.of(mirrored(placement, 7)), number);
        EXPECT_EQ(index.of(mirrored(placement, 56)), number);
        EXPECT_EQ(index.of(inDiagonal(placement)), number);
    });
}

TEST(EndingIndex, TellsUpFromDownWithPawns) {
    const EndingIndex index(materialNamed("KPKP"));
    forPlacements([&](const Placement& placement) {
        const std::size_t number = index.of(placement);
        ASSERT_LT(number, index.size());
        EXPECT_EQ(index.of(mirrored(placement, 7)), number);
        EXPECT_NE(index.of(mirrored(placement, 56)), number);
    });
}

TEST(EndingIndex, LeadsBackToAnImageOfThePlacement) {
    for (const char* const name : {"KQKR", "KRKP", "KBBK"}) {
        const EndingIndex index(materialNamed(name));
        forPlacements([&](const Placement& placement) {
            const std::size_t number = index.of(placement);
            EXPECT_EQ(index.of(index.placement(number)), number) << name;
        });
    }
}

TEST(EndingIndex, GivesTwoEqualMenOneNumber) {
    const EndingIndex equal(materialNamed("KNNK"));
    const EndingIndex unequal(materialNamed("KBNK"));
    const Placement one{Square::B1, Square::H7, Square::C3, Square::F6};
    const Placement other{Square::B1, Square::H7, Square::F6, Square::C3};
    EXPECT_EQ(equal.of(one), equal.of(other));
    EXPECT_NE(unequal.of(one), unequal.of(other));
}

TEST(EndingIndex, HasAsManyRowsAsPairsOfKings) {
    const EndingIndex without(materialNamed("KQK"));
    EXPECT_EQ(without.size() / without.rowSize(), 462U);
    const EndingIndex with(materialNamed("KPK"));
    EXPECT_EQ(with.size() / with.rowSize(), 1806U);
}

}  // namespace
}  // namespace roque::test
