#include "tests/perft/stockfish.h"

#include <gtest/gtest.h>

#include "model/notation/uci_move.h"
#include "model/perft/perft.h"
#include "tests/property/random_walk.h"
#include "tests/support/data_file.h"
#include "tests/support/position_of.h"

// Chess960, move by move, against Stockfish, where that is installed.
namespace roque::test {
namespace {

using Counts = std::map<std::string, std::uint64_t>;

Counts ourCounts(const Position& position, unsigned depth) {
    Counts counts;
    for (const auto& [move, count] : perftDivided(position, depth))
        counts[toUci(move, position, CastlingNotation::KingTakesRook)] = count;
    return counts;
}

/// Runs each test with one Stockfish, or skips it.
class AgainstStockfish : public testing::Test {
protected:
    static void SetUpTestSuite() {
        if (const auto path = Stockfish::find()) stockfish_.emplace(*path);
    }
    static void TearDownTestSuite() { stockfish_.reset(); }

    void SetUp() override {
        if (!stockfish_) GTEST_SKIP() << "stockfish is not installed";
    }

    static void expectSameCounts(const Position& position, unsigned depth) {
        const std::string fen = toFen(position, FenStyle::Shredder);
        EXPECT_EQ(ourCounts(position, depth), stockfish_->perftDivided(fen, depth)) << fen;
    }

private:
    static inline std::optional<Stockfish> stockfish_;
};

TEST_F(AgainstStockfish, All960StartsHaveTheSameSequencesOfThreeMoves) {
    for (const std::string& line : dataLines("chess960_start_positions.txt")) {
        expectSameCounts(positionOf(split(line, '\t').at(2)), 3);
        if (HasFailure()) return;
    }
}

TEST_F(AgainstStockfish, RandomPositionsHaveTheSameSequencesOfTwoMoves) {
    forRandomPositions(41, positionCount() / 2,
                       [](const Position& position) { expectSameCounts(position, 2); });
}

TEST_F(AgainstStockfish, RandomPositionsHaveTheSameSequencesOfThreeMoves) {
    forRandomPositions(42, positionCount() / 20,
                       [](const Position& position) { expectSameCounts(position, 3); });
}

}  // namespace
}  // namespace roque::test
