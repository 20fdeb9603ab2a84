#include "view/board/drawing/window_colors.h"

#include <array>

#include <gmock/gmock.h>

#include "tests/view/board/drawing/contrast.h"
#include "view/board/drawing/contrast.h"

namespace roque {
namespace {

using test::contrast;
using testing::Ge;

constexpr DesktopColors kAdwaita{{246, 245, 244}, {255, 255, 255}, {46, 52, 54}, {53, 132, 228}};
constexpr DesktopColors kAdwaitaDark{{53, 53, 53}, {45, 45, 45}, {238, 238, 236}, {21, 83, 158}};
constexpr DesktopColors kHighContrast{{255, 255, 255}, {255, 255, 255}, {0, 0, 0}, {0, 52, 154}};
constexpr DesktopColors kInverse{{0, 0, 0}, {0, 0, 0}, {255, 255, 255}, {80, 160, 255}};
/// GTK's own theme of high contrast, which is known by its name alone.
constexpr DesktopColors kGtkContrast{{253, 253, 252}, {255, 255, 255}, {39, 44, 46}, {27, 106, 203}, true};
/// Themes that nobody would make.
constexpr DesktopColors kPale{{230, 230, 230}, {240, 240, 240}, {190, 190, 190}, {255, 240, 120}};
constexpr DesktopColors kMiddle{{128, 128, 128}, {120, 120, 120}, {140, 140, 140}, {128, 128, 128}};

class ColorsOfTheWindow : public testing::TestWithParam<DesktopColors> {
protected:
    const WindowColors colors_ = windowColors(GetParam());
};

TEST_P(ColorsOfTheWindow, HaveTextThatCanBeRead) {
    for (const Rgba ground : {colors_.card, colors_.window}) {
        EXPECT_THAT(contrast(colors_.text, ground), Ge(4.5));
        EXPECT_THAT(contrast(colors_.dim, ground), Ge(4.5));
    }
    EXPECT_THAT(contrast(colors_.accentText, colors_.window), Ge(4.5));
    EXPECT_THAT(contrast(colors_.warning, colors_.card), Ge(4.5));
    EXPECT_THAT(contrast(colors_.plateText, colors_.plate), Ge(4.5));
    for (const ColorPair& pair : {colors_.accent, colors_.clockToMove, colors_.clockWaiting,
                                  colors_.clockShort, colors_.notice, colors_.question})
        EXPECT_THAT(contrast(pair.ink, pair.ground), Ge(4.5));
}

TEST_P(ColorsOfTheWindow, HaveMarksThatAreSeen) {
    EXPECT_THAT(contrast(colors_.toMoveFrame, colors_.card), Ge(3));
    EXPECT_THAT(contrast(colors_.toMoveFrame, colors_.window), Ge(3));
    EXPECT_THAT(contrast(colors_.lookingFrame, colors_.window), Ge(3));
    for (const Rgba bar : {colors_.levelChosen, colors_.levelReached, colors_.levelAhead})
        EXPECT_THAT(contrast(bar, colors_.window), Ge(3));
}

INSTANTIATE_TEST_SUITE_P(Themes, ColorsOfTheWindow,
                         testing::Values(kAdwaita, kAdwaitaDark, kHighContrast, kGtkContrast, kInverse, kPale,
                                         kMiddle));

TEST(ColorsOfTheWindow, AreThoseOfTheDesktopWhereTheyWillDo) {
    const WindowColors light = windowColors(kAdwaita);
    EXPECT_EQ(light.text, kAdwaita.text);
    EXPECT_EQ(light.card, kAdwaita.view);
    EXPECT_FALSE(light.isDark);
    EXPECT_FALSE(light.isHighContrast);
    EXPECT_NE(light.accent.ground, kAdwaita.highlight) << "white has 3.8 on it";
}

TEST(ColorsOfTheWindow, KnowDarkThemesAndThoseOfHighContrast) {
    EXPECT_TRUE(windowColors(kAdwaitaDark).isDark);
    EXPECT_FALSE(windowColors(kAdwaitaDark).isHighContrast);
    EXPECT_TRUE(windowColors(kHighContrast).isHighContrast);
    EXPECT_TRUE(windowColors(kInverse).isHighContrast);
    EXPECT_EQ(windowColors(kHighContrast).edge, kHighContrast.text);
    const WindowColors sharp = windowColors(kGtkContrast);
    EXPECT_TRUE(sharp.isHighContrast);
    EXPECT_THAT(contrast(sharp.text, sharp.window), Ge(18));
    EXPECT_EQ(sharp.edge, sharp.text);
}

TEST(Contrast, IsReachedByTheSmallestStep) {
    constexpr Rgba kWhite{255, 255, 255};
    const Rgba grey = withContrast({200, 200, 200}, kWhite, 4.5);
    EXPECT_THAT(contrast(grey, kWhite), Ge(4.5));
    EXPECT_LT(contrast(grey, kWhite), 4.8);
    EXPECT_EQ(withContrast({0, 0, 90}, kWhite, 4.5), (Rgba{0, 0, 90}));
    EXPECT_EQ(withContrast({10, 10, 10}, {0, 0, 0}, 21), kWhite);
}

}  // namespace
}  // namespace roque
