#include "view/toolkit/file_extension.h"

#include <array>

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr std::array<std::string_view, 2> kPictures{".png", ".svg"};

TEST(WithExtension, AddsTheChosenOneToANameWithoutAny) {
    EXPECT_EQ(withExtension("diagram", kPictures, ".svg"), "diagram.svg");
}

TEST(WithExtension, TakesAPointInANameForNoExtension) {
    EXPECT_EQ(withExtension("12. Nf3", kPictures, ".png"), "12. Nf3.png");
}

TEST(WithExtension, LeavesANameAloneThatHasOneInCapitalsOrNot) {
    EXPECT_EQ(withExtension("diagram.svg", kPictures, ".png"), "diagram.svg");
    EXPECT_EQ(withExtension("diagram.PNG", kPictures, ".svg"), "diagram.PNG");
}

}  // namespace
}  // namespace roque
