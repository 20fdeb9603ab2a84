#include "model/draws/dead_position.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "tests/support/data_file.h"

namespace roque {
namespace {

/// Who can still give mate: "WB", "W-", "-B" or "--".
std::string whoCanMate(const std::string& fen) {
    const auto position = parseFen(fen);
    if (!position) return "bad FEN";
    return {canMate(*position, Color::White) ? 'W' : '-', canMate(*position, Color::Black) ? 'B' : '-'};
}

TEST(DeadPosition, IsFoundWhereAnExhaustiveSearchFoundIt) {
    unsigned checked = 0;
    for (const std::string& line : test::dataLines("dead_positions.txt")) {
        const auto fields = test::split(line, '\t');
        if (fields.size() < 3 || fields[2] == "?") continue;
        EXPECT_EQ(whoCanMate(fields[1]), fields[2]) << fields[0] << ' ' << fields[1];
        ++checked;
    }
    EXPECT_GE(checked, 15U);
}

TEST(DeadPosition, IsNotTheStart) {
    EXPECT_EQ(whoCanMate("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "WB");
}

TEST(DeadPosition, LetsALoneKnightMateOnlyWithHelpFromAnEnemyPieceOtherThanTheQueen) {
    EXPECT_EQ(whoCanMate("8/8/4k3/8/8/4K3/5N2/7q w - - 0 1"), "-B");
    EXPECT_EQ(whoCanMate("8/8/4k3/8/8/4K3/5N2/7r w - - 0 1"), "WB");
}

TEST(DeadPosition, LetsALoneBishopMateOnlyWithHelpOnTheOtherColour) {
    EXPECT_EQ(whoCanMate("8/8/4k3/8/8/4K3/5B2/7r w - - 0 1"), "-B");
    EXPECT_EQ(whoCanMate("8/7p/4k3/8/8/4K3/5B2/8 w - - 0 1"), "WB");
}

TEST(DeadPosition, IsOverForTheSideThatIsCheckmated) {
    EXPECT_EQ(whoCanMate("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), "W-");
    EXPECT_EQ(whoCanMate("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "--");  // stalemate
}

}  // namespace
}  // namespace roque
