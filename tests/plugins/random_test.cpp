#include <set>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

using test::ask;

std::unique_ptr<PluginEngine> randomPlayer(std::string_view seed) {
    auto player = test::playerFrom(std::filesystem::path(ROQUE_PLUGINS) / "random.so");
    EXPECT_TRUE(player->setOption("Seed", seed));
    return player;
}

/// A game of one player against itself, until no move is left or 300 plies are made. PluginEngine::search()
/// gives no move that is not legal, so a game that comes through is a game of legal moves.
std::vector<Move> playGame(PluginEngine& player, const Position& start, Variant variant) {
    SearchRequest request;
    request.start = start;
    request.variant = variant;
    for (Position position = start; hasLegalMove(position) && request.moves.size() < 300;) {
        const auto answer = ask(player, request);
        if (!answer) {
            ADD_FAILURE() << english(answer.error().text);
            break;
        }
        request.moves.push_back(answer->best);
        position = position.after(answer->best);
    }
    return request.moves;
}

TEST(Random, PlaysWholeGamesOfLegalMoves) {
    for (const std::string_view seed : {"1", "2", "3"}) {
        EXPECT_GT(playGame(*randomPlayer(seed), Position::start(), Variant::Standard).size(), 4U);
    }
}

TEST(Random, PlaysChess960) {
    const auto start = parseFen("bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w HEhe - 0 1");
    ASSERT_TRUE(start);
    EXPECT_GT(playGame(*randomPlayer("7"), *start, Variant::Chess960).size(), 4U);
}

TEST(Random, RepeatsAGameWithTheSameSeed) {
    const auto once = playGame(*randomPlayer("42"), Position::start(), Variant::Standard);
    const auto again = playGame(*randomPlayer("42"), Position::start(), Variant::Standard);
    EXPECT_EQ(once, again);
}

TEST(Random, PlaysAnotherGameWithAnotherSeed) {
    const auto one = playGame(*randomPlayer("42"), Position::start(), Variant::Standard);
    const auto other = playGame(*randomPlayer("43"), Position::start(), Variant::Standard);
    EXPECT_NE(one, other);
}

TEST(Random, ChoosesTheSameMoveAgainAfterATakeBack) {
    const auto player = randomPlayer("42");
    const Move first = ask(*player)->best;
    SearchRequest later;
    later.moves = {first};
    ASSERT_TRUE(ask(*player, later));
    EXPECT_EQ(ask(*player)->best, first);
}

TEST(Random, ChoosesEveryMoveSometimes) {
    std::set<std::uint16_t> chosen;
    for (int seed = 1; seed <= 400; ++seed) {
        chosen.insert(ask(*randomPlayer(std::to_string(seed)))->best.raw());
    }
    EXPECT_EQ(chosen.size(), legalMoves(Position::start()).size());
}

TEST(Random, IsUnforeseeableWithoutASeed) {
    const auto once = playGame(*randomPlayer("0"), Position::start(), Variant::Standard);
    const auto again = playGame(*randomPlayer("0"), Position::start(), Variant::Standard);
    EXPECT_NE(once, again);
}

}  // namespace
}  // namespace roque
