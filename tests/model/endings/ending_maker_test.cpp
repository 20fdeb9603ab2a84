#include "model/endings/ending_maker.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/model/endings/made_endings.h"

namespace roque::test {
namespace {

/// The most moves that a side needs to mate from a position in which it is to move.
unsigned longestMate(const char* name, Color side) {
    unsigned moves = 0;
    for (const EndingValue value : madeEndings()[endingNamed(name)].values[side]) {
        if (value.isWon()) moves = std::max(moves, (value.plies() + 1) / 2);
    }
    return moves;
}

// The longest mates are those of Thomas Ströhlein (1970), Ken Thompson (1986) and Eugene Nalimov (1998).
TEST(EndingMaker, FindsTheLongestMatesOfThreeMen) {
    EXPECT_EQ(longestMate("KQK", Color::White), 10U);
    EXPECT_EQ(longestMate("KRK", Color::White), 16U);
    EXPECT_EQ(longestMate("KPK", Color::White), 28U);
    EXPECT_EQ(longestMate("KBK", Color::White), 0U);
    EXPECT_EQ(longestMate("KNK", Color::White), 0U);
}

TEST(EndingMaker, FindsTheLongestMatesOfFourMen) {
    EXPECT_EQ(longestMate("KQKR", Color::White), 35U);
    EXPECT_EQ(longestMate("KQKR", Color::Black), 19U);
    EXPECT_EQ(longestMate("KRKN", Color::White), 40U);
    EXPECT_EQ(longestMate("KRKN", Color::Black), 1U);
    EXPECT_EQ(longestMate("KBNK", Color::White), 33U);
}

TEST(EndingMaker, StopsWhenAsked) {
    EndingMaker maker(EndingMaterial::all()[endingNamed("KQKR")],
                      [](std::size_t smaller) -> const EndingTable& { return madeEndings()[smaller]; });
    int questions = 0;
    EXPECT_EQ(maker.make([&] { return ++questions == 3; }), nullptr);
    EXPECT_EQ(questions, 3);
}

}  // namespace
}  // namespace roque::test
