#include "view/board/drawing/color_scheme.h"

#include <array>
#include <set>
#include <string>

#include <gmock/gmock.h>

#include "tests/view/board/drawing/contrast.h"

namespace roque {
namespace {

using test::contrast;
using test::over;
using testing::Ge;

/// A scheme and the contrast it promises.
class Scheme : public testing::TestWithParam<ColorScheme> {
protected:
    [[nodiscard]] static bool isHighContrast() { return GetParam().name == "contrast"; }
    /// Required for letters and digits (WCAG 2.1, 1.4.3).
    static constexpr double kText = 4.5;
    /// Required for marks (WCAG 2.1, 1.4.11), more in the high contrast scheme.
    [[nodiscard]] static double mark() { return isHighContrast() ? 4.5 : 3.0; }
    [[nodiscard]] static std::array<Rgba, 2> squares() { return {colors().lightSquare, colors().darkSquare}; }
    [[nodiscard]] static const BoardColors& colors() { return GetParam().colors; }
};

TEST_P(Scheme, HasCoordinatesThatCanBeRead) {
    const BoardColors& all = colors();
    EXPECT_THAT(contrast(all.marginText, all.margin), Ge(isHighContrast() ? 7.0 : kText));
    EXPECT_THAT(contrast(all.lightSquareText, all.lightSquare), Ge(isHighContrast() ? 7.0 : kText));
    EXPECT_THAT(contrast(all.darkSquareText, all.darkSquare), Ge(kText));
}

TEST_P(Scheme, HasCoordinatesThatCanBeReadOnMarkedSquares) {
    const BoardColors& all = colors();
    for (const Rgba tint : {all.lastMove, all.selected}) {
        EXPECT_THAT(contrast(all.lightSquareText, over(tint, all.lightSquare)), Ge(3));
        EXPECT_THAT(contrast(all.darkSquareText, over(tint, all.darkSquare)), Ge(3));
    }
}

TEST_P(Scheme, HasSquaresThatDiffer) {
    EXPECT_THAT(contrast(colors().lightSquare, colors().darkSquare), Ge(isHighContrast() ? 3.0 : 1.8));
}

TEST_P(Scheme, HasTargetsThatAreSeen) {
    for (const Rgba square : squares()) {
        EXPECT_THAT(contrast(over(colors().target, square), square), Ge(mark()));
        const Rgba green = over(colors().legal, square);
        EXPECT_THAT(contrast(over(colors().target, green), green), Ge(mark()));
        const Rgba red = over(colors().forbidden, square);
        EXPECT_THAT(contrast(over(colors().forbiddenCross, red), red), Ge(3));
    }
}

TEST_P(Scheme, HasALastMoveAndASelectionThatAreSeen) {
    for (const Rgba square : squares()) {
        EXPECT_THAT(contrast(colors().lastMoveCorner, over(colors().lastMove, square)), Ge(mark()));
        EXPECT_THAT(contrast(colors().selectedFrame, over(colors().selected, square)), Ge(mark()));
    }
}

TEST_P(Scheme, HasACheckThatIsSeen) {
    for (const Rgba square : squares()) EXPECT_THAT(contrast(colors().checkEdge, square), Ge(3));
}

TEST_P(Scheme, HasACursorOfTwoColoursOfWhichOneIsSeenEverywhere) {
    EXPECT_THAT(contrast(colors().cursor, colors().cursorEdge), Ge(mark()));
    for (const Rgba square : squares()) {
        EXPECT_THAT(std::max(contrast(colors().cursor, square), contrast(colors().cursorEdge, square)),
                    Ge(mark()));
    }
}

TEST_P(Scheme, HasPromotionsThatHaveAnEdge) {
    EXPECT_THAT(contrast(colors().choiceEdge, colors().choice), Ge(mark()));
}

INSTANTIATE_TEST_SUITE_P(Of, Scheme, testing::ValuesIn(colorSchemes().begin(), colorSchemes().end()),
                         [](const auto& scheme) { return std::string(scheme.param.name); });

TEST(ColorSchemes, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const ColorScheme& scheme : colorSchemes()) names.insert(scheme.name);
    EXPECT_EQ(names.size(), colorSchemes().size());
}

TEST(ColorSchemes, BeginWithTheUsualOneWhichIsTheDefault) {
    EXPECT_EQ(colorSchemes().front().name, kDefaultColorScheme);
    EXPECT_EQ(boardColors(kDefaultColorScheme), BoardColors());
}

TEST(ColorSchemes, AreFoundByName) {
    EXPECT_EQ(findColorScheme("no such"), nullptr);
    EXPECT_EQ(boardColors("no such"), BoardColors());
    EXPECT_NE(boardColors("night"), BoardColors());
}

TEST(Contrast, IsThatOfWcag) {
    EXPECT_DOUBLE_EQ(contrast({0, 0, 0}, {255, 255, 255}), 21);
    EXPECT_NEAR(contrast({119, 119, 119}, {255, 255, 255}), 4.48, 0.005);  // the example that just fails AA
    EXPECT_EQ(over({255, 0, 0, 128}, {0, 0, 0}), (Rgba{128, 0, 0}));
}

}  // namespace
}  // namespace roque
