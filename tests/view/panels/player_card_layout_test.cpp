#include "view/panels/player_card_layout.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

/// Letters as wide as their font is high; a one is narrow.
double widthOf(const std::string& text, CardFont font) {
    double width = 0;
    for (const char each : text) width += each == '1' ? 4 : each == ':' ? 3 : 8;
    return font == CardFont::Clock ? 2.4 * width : width;
}

PlayerCardContent content(const char* time = nullptr) {
    PlayerCardContent content;
    content.name = "Ada";
    content.chip = "To move";
    if (time != nullptr) content.clock = ClockFace{time, 0.5};
    return content;
}

PlayerCardLayout layoutOf(const PlayerCardContent& content, double width = 440, double height = 72) {
    return layOutCard(content, {width, height}, widthOf);
}

TEST(PlayerCardLayout, GivesEveryDigitACellOfTheSameWidth) {
    const PlayerCardLayout first = layoutOf(content("6:31"));
    const PlayerCardLayout second = layoutOf(content("6:30"));
    ASSERT_EQ(first.cells.size(), 4U);
    for (std::size_t at = 0; at < 4; ++at) EXPECT_EQ(first.cells[at].cell, second.cells[at].cell);
    EXPECT_EQ(first.cells[2].cell.width, first.cells[3].cell.width);
}

TEST(PlayerCardLayout, WritesALongTimeSmallerSoThatItFits) {
    EXPECT_EQ(layoutOf(content("6:31")).clockScale, 1);
    const PlayerCardLayout all = layoutOf(content("10:02:05"));
    EXPECT_LT(all.clockScale, 1);
    EXPECT_GE(all.cells.front().cell.x, all.clock.x);
    EXPECT_LE(all.cells.back().cell.right(), all.clock.right());
}

TEST(PlayerCardLayout, WritesTheTimeLargerOnATallCard) {
    const PlayerCardLayout tall = layoutOf(content("6:31"), 480, 96);
    EXPECT_GT(tall.clockScale, 1);
    EXPECT_LE(tall.clockScale, 1.5);
    EXPECT_GT(tall.cells.front().cell.width, layoutOf(content("6:31")).cells.front().cell.width);
    EXPECT_LE(tall.cells.back().cell.right(), tall.clock.right());
}

TEST(PlayerCardLayout, HasABarAsLongAsTheTimeThatIsLeft) {
    const PlayerCardLayout all = layoutOf(content("6:31"));
    EXPECT_DOUBLE_EQ(all.barLeft.width, all.bar.width / 2);
}

TEST(PlayerCardLayout, ShowsAShapeWhenTimeIsShort) {
    PlayerCardContent shortOfTime = content("0:08.4");
    EXPECT_EQ(layoutOf(shortOfTime).triangle.width, 0);
    shortOfTime.clock->isShort = true;
    EXPECT_GT(layoutOf(shortOfTime).triangle.width, 0);
}

TEST(PlayerCardLayout, HasTheKingInPlaceOfAClock) {
    const PlayerCardLayout all = layoutOf(content());
    EXPECT_TRUE(all.cells.empty());
    EXPECT_GT(all.king.width, 40);
    EXPECT_LT(all.clock.width, layoutOf(content("6:31")).clock.width);
}

TEST(PlayerCardLayout, PutsTheClockAtTheRightWhereCardsAreStacked) {
    const PlayerCardLayout all = layOutCard(content("6:31"), {648, 62, 14, true}, widthOf);
    EXPECT_EQ(all.clock.right(), 648);
    EXPECT_LT(all.chip.right(), all.clock.x);
}

TEST(PlayerCardLayout, ShowsEachKindOfCapturedPiecesOnceWithItsNumber) {
    PlayerCardContent ahead = content("6:31");
    ahead.captures[index(PieceType::Pawn)] = 3;
    ahead.captures[index(PieceType::Queen)] = 1;
    ahead.advantage = 12;
    const PlayerCardLayout all = layoutOf(ahead);
    ASSERT_EQ(all.kinds.size(), 2U);
    EXPECT_EQ(all.kinds[0].count, "3");
    EXPECT_EQ(all.kinds[1].count, "");
    EXPECT_LT(all.kinds[0].picture.right(), all.kinds[1].picture.x);
    EXPECT_GT(all.difference.x, all.plate.right());
    EXPECT_EQ(layoutOf(content("6:31")).plate.width, 0);
}

TEST(PlayerCardLayout, PutsTheChipBelowANameThatHasNoRoomBesideIt) {
    PlayerCardContent longest = content("6:31");
    longest.name = "Stockfish 15.1";
    EXPECT_EQ(layoutOf(longest, 440).chip.y, layoutOf(longest, 440).name.y);
    const PlayerCardLayout narrow = layoutOf(longest, 300);
    EXPECT_GE(narrow.chip.y, narrow.name.bottom());
    EXPECT_LE(narrow.chip.bottom(), 72);
    EXPECT_EQ(narrow.name.width, widthOf(longest.name, CardFont::Name) + 1);
    for (const PieceType type : kPieceTypes) longest.captures[index(type)] = 2;
    const PlayerCardLayout full = layoutOf(longest, 300, 62);
    EXPECT_EQ(full.chip.y, full.name.y) << "the captured pieces have the second line";
    EXPECT_LE(full.name.right(), full.chip.x);
}

TEST(PlayerCardLayout, GivesALineOfItsOwnToALevelThatHasNoRoomBesideTheName) {
    PlayerCardContent bastion = content("6:31");
    bastion.name = "Bastion";
    bastion.detail = "6 · Club novice";
    bastion.chip = "Thinking";
    EXPECT_EQ(layoutOf(bastion, 440).detail.y, layoutOf(bastion, 440).name.y);
    for (const PieceType type : kPieceTypes) bastion.captures[index(type)] = 2;
    const PlayerCardLayout narrow = layoutOf(bastion, 300);
    EXPECT_EQ(narrow.name.width, widthOf(bastion.name, CardFont::Name) + 1);
    EXPECT_EQ(narrow.detail.width, widthOf(bastion.detail, CardFont::Body) + 1);
    EXPECT_GE(narrow.detail.y, narrow.name.bottom());
    EXPECT_EQ(narrow.chip.y, narrow.name.y);
    EXPECT_LE(narrow.name.right(), narrow.chip.x);
    EXPECT_GE(narrow.plate.y, narrow.detail.bottom());
    EXPECT_LE(narrow.plate.bottom(), 72);
    bastion.chip.clear();
    EXPECT_EQ(layoutOf(bastion, 300, 46).detail.y, layoutOf(bastion, 300, 46).name.y) << "a low card";
}

/// From three lines to two and back at each move, the name would jump.
TEST(PlayerCardLayout, HasAsManyLinesWhoeverIsToMove) {
    PlayerCardContent ada = content("6:31");
    ada.chips = {"Thinking", "To move"};
    for (const PieceType type : kPieceTypes) ada.captures[index(type)] = 2;
    int three = 0;
    for (int width = 260; width <= 440; width += 5) {
        for (const std::size_t length : {3U, 7U, 12U, 18U}) {
            ada.name = std::string(length, 'n');
            ada.chip.clear();
            const double top = layoutOf(ada, width).name.y;
            for (const std::string& chip : ada.chips) {
                ada.chip = chip;
                EXPECT_EQ(layoutOf(ada, width).name.y, top) << chip << ' ' << width << ' ' << length;
            }
            if (top < 8) ++three;
        }
    }
    EXPECT_GT(three, 20);
}

TEST(PlayerCardLayout, PutsTheChipBetweenALongNameAndTheCapturedPieces) {
    PlayerCardContent longest = content("6:31");
    longest.name = "Stockfish 15.1";
    longest.detail = "chess program";
    for (const PieceType type : kPieceTypes) longest.captures[index(type)] = 2;
    const PlayerCardLayout narrow = layoutOf(longest, 300);
    EXPECT_EQ(narrow.detail.width, 0) << "it would be cut";
    EXPECT_EQ(narrow.name.width, widthOf(longest.name, CardFont::Name) + 1);
    EXPECT_GE(narrow.chip.y, narrow.name.bottom());
    EXPECT_LE(narrow.chip.bottom(), narrow.plate.y);
}

TEST(PlayerCardLayout, KeepsEverythingInsideANarrowCard) {
    PlayerCardContent full = content("1:02:05");
    full.name = "Maximiliane von Hohenlohe-Waldenburg";
    full.detail = "Level 6: Club novice";
    full.note = "12 moves to go";
    for (const PieceType type : kPieceTypes) full.captures[index(type)] = 2;
    full.advantage = 9;
    for (const double height : {46.0, 62.0, 72.0}) {
        const PlayerCardLayout all = layoutOf(full, 300, height);
        EXPECT_LE(all.chip.right(), 300);
        EXPECT_TRUE(all.name.right() <= all.chip.x || all.name.bottom() <= all.chip.y);
        EXPECT_LE(all.name.right(), 300);
        EXPECT_GE(all.name.x, all.clock.right());
        EXPECT_LE(all.plate.bottom(), height);
    }
}

}  // namespace
}  // namespace roque
