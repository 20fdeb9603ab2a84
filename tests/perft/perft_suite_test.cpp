#include "tests/perft/perft_suite.h"

#include <gtest/gtest.h>

#include "model/perft/perft.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// Counts each case of a file to every depth whose count is within the limit.
void expectCounts(const std::string& fileName) {
    const std::uint64_t limit = nodeLimit();
    for (const PerftCase& each : readPerftSuite(fileName)) {
        const Position position = positionOf(each.fen);
        for (unsigned depth = 1; depth <= each.counts.size() && each.counts[depth - 1] <= limit; ++depth) {
            EXPECT_EQ(perft(position, depth), each.counts[depth - 1])
                << each.id << " to depth " << depth << ": " << each.fen;
        }
    }
}

TEST(PerftData, IsThere) {
    EXPECT_EQ(readPerftSuite("perft_classics.epd").size(), 6U);
    EXPECT_EQ(readPerftSuite("perft_std.epd").size(), 245U);
    EXPECT_EQ(readPerftSuite("perft_chess960.epd").size(), 96U);
}

TEST(Perft, CountsTheSixClassicPositions) {
    expectCounts("perft_classics.epd");
}

TEST(Perft, CountsPositionsOfChess) {
    expectCounts("perft_std.epd");
}

TEST(Perft, CountsPositionsOfChess960) {
    expectCounts("perft_chess960.epd");
}

TEST(Perft, KnowsThatAPinnedRookMayNotCastle) {
    // The rook on b8 shields its king from the queen on a8. The six classic positions cannot show this.
    const Position position = positionOf("Qr2kr1q/5p2/2b1p1n1/Ppb3pp/7P/1P1PBP2/2P2NP1/NR1BK1R1 w fb - 1 1");
    EXPECT_EQ(perft(position, 3), 38'794U);
}

TEST(Perft, OfDepthZeroIsOne) {
    EXPECT_EQ(perft(Position::start(), 0), 1U);
}

TEST(Perft, OfAFinishedGameIsZero) {
    const Position mated = positionOf("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    EXPECT_EQ(perft(mated, 1), 0U);
    EXPECT_EQ(perft(mated, 3), 0U);
    EXPECT_TRUE(perftDivided(mated, 2).empty());
}

}  // namespace
}  // namespace roque::test
