#include "view/uci/bench.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <link.h>

#include "controller/plugins/plugin.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/support/sanitized.h"

namespace roque::uci {
namespace {

std::uint64_t signatureAt(unsigned depth, std::string_view level = "12") {
    const auto plugin =
        Plugin::load(std::filesystem::path(ROQUE_PLUGINS) / "bastion.so", PluginOrigin::Shipped);
    const auto engine = (*plugin)->create();
    EXPECT_TRUE((*engine)->setOption("Level", level));
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

// The number of positions searched is the same on every processor, with every compiler and in every build. It
// changes only with the search or the evaluation: then write the new number here and in the commit.
TEST(Bench, HasTheSignatureOfThisVersion) {
    EXPECT_EQ(signatureAt(7), 96'370U);
}

// Levels keep their strength, and their games of a seed, when only what plays at full strength has changed:
// level 10 has 15,000 positions for each move, and makes no errors.
TEST(Bench, HasTheSignatureOfALevel) {
    EXPECT_EQ(signatureAt(20, "10"), 539'441U);
}

#if !defined(ROQUE_IS_SANITIZED)  // for these there is one library only
/// The file of the search library in use.
std::string searchLibrary() {
    std::string found;
    const auto look = [](dl_phdr_info* library, std::size_t, void* to) {
        const std::string path = library->dlpi_name;
        if (path.find("libroque-bastion") != std::string::npos) *static_cast<std::string*>(to) = path;
        return 0;
    };
    dl_iterate_phdr(look, &found);
    return found;
}

// Makes sure that both libraries are tested.
TEST(Bench, UsesTheLibraryMadeForTheProcessor) {
    const auto plugin =
        Plugin::load(std::filesystem::path(ROQUE_PLUGINS) / "bastion.so", PluginOrigin::Shipped);
    ASSERT_TRUE(plugin);
    const bool isNew = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0
                       && __builtin_cpu_supports("fma") != 0;
    const bool isHidden = std::getenv("GLIBC_TUNABLES") != nullptr;
    EXPECT_EQ(searchLibrary().find("glibc-hwcaps") != std::string::npos, isNew && !isHidden)
        << searchLibrary();
}
#endif

TEST(Bench, SaysWhatOpenBenchReads) {
    const BenchResult result{3'000'000, std::chrono::seconds(2), {"network best 1234"}};
    EXPECT_EQ(benchText(result),
              "Told            : network best 1234\nNodes searched  : 3000000\nNodes/second    : "
              "1500000\n3000000 nodes 1500000 nps\n");
}

}  // namespace
}  // namespace roque::uci
