#include <algorithm>
#include <iterator>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "model/notation/fen.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_parser.h"
#include "tests/support/data_file.h"

namespace roque {
namespace {

std::string contentsOf(const std::string& name) {
    std::ifstream file = test::openData("pgn/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

const GameNode& lastOf(const GameRecord& game) {
    const GameNode* node = game.root.get();
    while (node->next() != nullptr) node = node->next();
    return *node;
}

std::size_t countErrors(const std::vector<ReadGame>& games, bool wantErrors) {
    std::size_t count = 0;
    for (const ReadGame& game : games) {
        count += static_cast<std::size_t>(std::ranges::count(
            game.problems, wantErrors, [](const PgnProblem& each) { return each.isError(); }));
    }
    return count;
}

void expectGame(const ReadGame& game, const nlohmann::json& expected) {
    const GameNode& last = lastOf(game.record);
    EXPECT_EQ(last.ply(), expected["plies"].get<unsigned>());
    EXPECT_EQ(toString(game.record.result), expected["result"].get<std::string>());
    if (expected.contains("final")) {
        EXPECT_EQ(toFen(last.position()), expected["final"].get<std::string>());
    }
    if (!expected.contains("tags")) return;
    for (const auto& [name, value] : expected["tags"].items())
        EXPECT_EQ(game.record.tags.value(name), value.get<std::string>()) << name;
}

/// Every file of tests/data/pgn. Another program computed the final positions.
TEST(PgnFiles, AreReadAsTheManifestSays) {
    const auto manifest = nlohmann::json::parse(contentsOf("manifest.json"));
    ASSERT_GE(manifest.size(), 80U);
    for (const auto& entry : manifest) {
        SCOPED_TRACE(entry["file"].get<std::string>() + ": " + entry["note"].get<std::string>());
        const auto games = readPgn(contentsOf(entry["file"]));
        EXPECT_EQ(countErrors(games, true), entry["errors"].get<std::size_t>());
        EXPECT_EQ(countErrors(games, false), entry["warnings"].get<std::size_t>());
        ASSERT_EQ(games.size(), entry["games"].size());
        for (std::size_t at = 0; at < games.size(); ++at) expectGame(games[at], entry["games"][at]);
    }
}

TEST(PgnFiles, OfTheStrictClassHaveNoProblem) {
    for (const auto& entry : nlohmann::json::parse(contentsOf("manifest.json"))) {
        if (entry["class"] != "strict") continue;
        EXPECT_EQ(entry["errors"].get<unsigned>(), 0U) << entry["file"];
        EXPECT_EQ(entry["warnings"].get<unsigned>(), 0U) << entry["file"];
    }
}

TEST(PgnFiles, ThatAreNoTextEndWithReportsOnly) {
    const auto games = readPgn(contentsOf("garbage_file.pgn"));
    ASSERT_FALSE(games.empty());
    EXPECT_TRUE(games[0].hasErrors());
    EXPECT_LE(games[0].problems.size(), PgnParser::kMaxProblems);
}

}  // namespace
}  // namespace roque
