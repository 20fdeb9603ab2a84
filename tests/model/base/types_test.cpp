#include <string>

#include <gtest/gtest.h>

#include "model/base/color.h"
#include "model/base/piece_type.h"

namespace roque {
namespace {

static_assert(~Color::White == Color::Black);
static_assert(~Color::Black == Color::White);
static_assert(Color{kWhite} == Color::White, "a fixed side is usable wherever a side is");
static_assert(Color{~kWhite} == Color::Black);
static_assert(Color{~kBlack} == Color::White);

TEST(ByColor, KeepsAValueForEachSide) {
    ByColor<std::string> names("Paul", "Adolf");
    EXPECT_EQ(names[Color::White], "Paul");
    EXPECT_EQ(names[Color::Black], "Adolf");
    names[Color::Black] = "Louis";
    EXPECT_EQ(names, ByColor<std::string>("Paul", "Louis"));
}

TEST(ByColor, IsZeroAtFirst) {
    EXPECT_EQ(ByColor<int>()[Color::White], 0);
    EXPECT_EQ(ByColor<int>()[Color::Black], 0);
}

TEST(PieceType, HasTheLetterOfFen) {
    std::string letters;
    for (const PieceType type : kPieceTypes) letters += letterOf(type);
    EXPECT_EQ(letters, "pnbrqk");
    EXPECT_EQ(letterOf(PieceType::None), ' ');
}

TEST(PieceType, HasACodeWhoseBitsSayHowItSlides) {
    const auto isSlider = [](PieceType type) { return (index(type) & 4U) != 0; };
    const auto isDiagonal = [&](PieceType type) { return isSlider(type) && (index(type) & 1U) != 0; };
    const auto isStraight = [&](PieceType type) { return isSlider(type) && (index(type) & 2U) != 0; };
    using enum PieceType;
    for (const PieceType type : kPieceTypes) {
        EXPECT_EQ(isDiagonal(type), type == Bishop || type == Queen) << letterOf(type);
        EXPECT_EQ(isStraight(type), type == Rook || type == Queen) << letterOf(type);
    }
}

}  // namespace
}  // namespace roque
