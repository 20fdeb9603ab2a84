#include "view/uci/bench.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "controller/players/plugin.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"

namespace roque::uci {
namespace {

std::uint64_t signatureAt(unsigned depth) {
    const auto plugin =
        Plugin::load(std::filesystem::path(ROQUE_PLUGINS) / "bastion.so", PluginOrigin::Shipped);
    const auto engine = (*plugin)->create();
    return runBench(**engine, depth)->nodes;
}

TEST(Bench, HasPositionsWithMovesToFind) {
    EXPECT_GE(benchPositions().size(), 40U);
    for (const std::string_view fen : benchPositions()) {
        const auto position = parseFen(fen);
        ASSERT_TRUE(position) << fen;
        EXPECT_TRUE(hasLegalMove(*position)) << fen;
    }
}

// The number of positions looked at is the same on every processor, with every compiler and in every build.
// It changes only when the search or the evaluation does: then write the new number here, and in the commit.
TEST(Bench, HasTheSignatureOfThisVersion) {
    EXPECT_EQ(signatureAt(7), 120'807U);
}

TEST(Bench, SaysWhatOpenBenchReads) {
    const BenchResult result{3'000'000, std::chrono::seconds(2)};
    EXPECT_EQ(benchText(result),
              "Nodes searched  : 3000000\nNodes/second    : 1500000\n3000000 nodes 1500000 nps\n");
}

}  // namespace
}  // namespace roque::uci
