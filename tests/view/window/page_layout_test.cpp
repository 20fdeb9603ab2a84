#include "view/window/page_layout.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr PageMeasures kMeasures;
constexpr int kRail = 76;
constexpr int kNarrowRail = 48;

PageLayout layoutFor(int width, int height) {
    return layOutPage({width, height}, kMeasures);
}

TEST(PageLayout, MakesTheBoardAsLargeAsTheMeasuresPromise) {
    // With 28 px for the menus and 36 px for the title.
    EXPECT_GE(layoutFor(1024 - kNarrowRail, 700 - 64).board.width, 608);
    EXPECT_GE(layoutFor(1280 - kRail, 800 - 64).board.width, 712);
    EXPECT_GE(layoutFor(1920 - kRail, 1080 - 64).board.width, 992);
}

TEST(PageLayout, PutsABarLeftOfTheBoard) {
    for (const int width : {700, 1000, 1204, 1844, 2600}) {
        const PageRoom room{.width = width, .height = 736, .hasBar = true};
        const PageLayout all = layOutPage(room, kMeasures);
        EXPECT_EQ(all.bar.right() + kMeasures.barGap, all.board.x) << width;
        EXPECT_EQ(all.bar.y, all.board.y);
        EXPECT_EQ(all.bar.height, all.board.height);
        EXPECT_GE(all.bar.x, kMeasures.edge);
        EXPECT_LE(all.column.right(), width - kMeasures.edge);
        EXPECT_TRUE(layoutFor(width, 736).bar.isEmpty());
    }
}

TEST(PageLayout, HasTheBarBetweenTheThirdColumnAndTheBoard) {
    const PageRoom room{.width = 1844, .height = 1016, .hasAside = true, .hasBar = true};
    const PageLayout all = layOutPage(room, kMeasures);
    ASSERT_FALSE(all.aside.isEmpty());
    EXPECT_GE(all.aside.x, kMeasures.edge);
    EXPECT_EQ(all.aside.right() + kMeasures.gap, all.bar.x);
    EXPECT_LE(all.column.right(), room.width - kMeasures.edge);
}

TEST(PageLayout, HasSquaresOfWholeDevicePixels) {
    for (const double scale : {1.0, 2.0}) {
        for (int height = 400; height < 460; ++height) {
            const int side = layOutPage({1000, height, scale}, kMeasures).board.width;
            EXPECT_EQ(static_cast<int>(side * scale) % 8, 0) << height << " at " << scale;
            EXPECT_LE(side, height - 24);
            EXPECT_GT(side, height - 24 - 8);
        }
    }
}

TEST(PageLayout, KeepsEverythingApartAndInside) {
    for (const CardPlace cards : {CardPlace::Automatic, CardPlace::Beside, CardPlace::Stacked}) {
        for (int width = 600; width < 2600; width += 100) {
            for (int height = 500; height < 1500; height += 100) {
                const PageLayout all = layOutPage({width, height, 1, cards, true}, kMeasures);
                for (const PartRect& part : {all.board, all.column, all.upperCard, all.lowerCard}) {
                    EXPECT_FALSE(part.isEmpty()) << width << 'x' << height;
                    EXPECT_GE(part.x, 12);
                    EXPECT_LE(part.right(), width - 12) << width << 'x' << height;
                    EXPECT_LE(part.bottom(), height - 12 + 8) << width << 'x' << height;
                }
                if (!all.isBelow) {
                    EXPECT_GE(all.column.width, 300);
                    EXPECT_LE(all.column.width, 520);
                    EXPECT_EQ(all.column.x, all.board.right() + 12);
                }
            }
        }
    }
}

TEST(PageLayout, PutsTheCardsAtTheEndsOfTheColumn) {
    const PageLayout all = layoutFor(1204, 736);
    EXPECT_FALSE(all.isStacked);
    EXPECT_EQ(all.upperCard.y, all.board.y);
    EXPECT_EQ(all.lowerCard.bottom(), all.board.bottom());
    EXPECT_EQ(all.column.y, all.upperCard.bottom() + 12);
    EXPECT_EQ(all.column.bottom(), all.lowerCard.y - 12);
}

TEST(PageLayout, PutsTheCardsAboveAndBelowWhereTheBoardIsLargerSo) {
    const PageLayout all = layoutFor(672, 1000);
    EXPECT_TRUE(all.isStacked);
    EXPECT_TRUE(all.isBelow);
    EXPECT_EQ(all.board.width, 648);
    EXPECT_LT(all.upperCard.bottom(), all.board.y);
    EXPECT_GT(all.lowerCard.y, all.board.bottom());
    EXPECT_GE(all.column.height, 160);
}

TEST(PageLayout, HeedsWhatThePersonWants) {
    EXPECT_FALSE(layOutPage({672, 1000, 1, CardPlace::Beside}, kMeasures).isStacked);
    const PageLayout wide = layOutPage({1204, 736, 1, CardPlace::Stacked}, kMeasures);
    EXPECT_TRUE(wide.isStacked);
    EXPECT_FALSE(wide.isBelow);
    EXPECT_EQ(wide.column.x, wide.board.right() + 12);
}

TEST(PageLayout, DoesNotFlickerBetweenItsWays) {
    int changes = 0;
    for (int width = 700; width < 1300; ++width) {
        const auto isStacked = [width](bool before) {
            PageRoom room{width, 1000};
            room.wasStacked = before;
            return layOutPage(room, kMeasures).isStacked;
        };
        EXPECT_LE(isStacked(false), isStacked(true)) << "what is stacked stays so for longer";
        changes += isStacked(false) != isStacked(true);
    }
    EXPECT_GT(changes, 0);
    EXPECT_LT(changes, 60);
}

TEST(PageLayout, HasAThirdColumnOnlyWhereTheBoardLosesNothing) {
    const auto with = [](int width, int height) {
        return layOutPage({width, height, 1, CardPlace::Automatic, true}, kMeasures);
    };
    EXPECT_FALSE(with(1844, 1016).aside.isEmpty());
    EXPECT_EQ(with(1844, 1016).board.width, layoutFor(1844, 1016).board.width);
    EXPECT_EQ(with(1844, 1016).upperCard.height, kMeasures.wideCard);
    EXPECT_TRUE(with(1480, 700).aside.isEmpty());
    EXPECT_EQ(with(1480, 700).upperCard.height, kMeasures.card);
    EXPECT_TRUE(with(1520, 1016).aside.isEmpty());
}

TEST(PageLayout, GivesTheColumnTheRoomOfCardsThatAreNotThere) {
    const PageLayout beside = layoutFor(1204, 736);
    const PageLayout all = withoutCards(beside);
    EXPECT_EQ(all.board, beside.board);
    EXPECT_EQ(all.column.y, beside.upperCard.y);
    EXPECT_EQ(all.column.bottom(), beside.lowerCard.bottom());
}

TEST(PageLayout, MovesTheBoardUpAboveAColumnWithoutCards) {
    const PageRoom room{.width = 702, .height = 922, .hasBar = true};
    const PageLayout below = layOutPage(room, kMeasures);
    ASSERT_TRUE(below.isBelow);
    const PageLayout all = withoutCards(below);
    EXPECT_EQ(all.board.y, kMeasures.edge);
    EXPECT_EQ(all.board.width, below.board.width);
    EXPECT_EQ(all.bar.y, all.board.y);
    EXPECT_EQ(all.column.y, all.board.bottom() + kMeasures.stackedGap);
    EXPECT_EQ(all.column.bottom(), below.column.bottom());
}

TEST(PageLayout, IsInTheMiddleOfAVeryWideWindow) {
    const PageLayout all = layoutFor(2600, 900);
    EXPECT_EQ(all.column.width, 520);
    EXPECT_NEAR(all.board.x, 2600 - all.column.right(), 1);
}

TEST(PageLayout, ShrinksTheBoardWhereThereIsLittleRoom) {
    const PageLayout all = layoutFor(552, 360);
    EXPECT_GE(all.board.width, 200);
    EXPECT_GE(all.column.height, 200);
    EXPECT_EQ(all.upperCard.height, kMeasures.lowCard);
}

}  // namespace
}  // namespace roque
