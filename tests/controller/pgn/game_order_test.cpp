#include "controller/pgn/game_order.h"

#include <numeric>

#include <gmock/gmock.h>

#include "controller/pgn/game_sorting.h"
#include "controller/pgn/pgn_indexer.h"
#include "tests/controller/threads/manual_dispatcher.h"

// The order of a list of games.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kGames =
    "[White \"Zoë\"]\n[WhiteElo \"2500\"]\n[Round \"1.10\"]\n[Date \"2001.01.01\"]\n[ECO \"B90\"]\n\n1. e4 "
    "1-0\n\n"
    "[White \"ada\"]\n[Round \"1.9\"]\n[Date \"1999.??.??\"]\n[Opening \"French\"]\n\n1. e4 e6 0-1\n\n"
    "[White \"?\"]\n[WhiteElo \"900\"]\n[Round \"?\"]\n\n1. e4 e5 2. Nf3 *\n\n"
    "[White \"Ada Lovelace-Byron\"]\n[WhiteElo \"2500\"]\n[Round \"2\"]\n[ECO \"A00\"]\n\n1. Ke8 1-0\n\n"
    "[White \"Ada Lovelace-Babbage\"]\n\n*\n";

/// The parts of an index, with few games each.
PgnIndex indexOf(std::string_view text) {
    PgnIndex parts;
    PgnIndexer indexer;
    for (const char letter : text) {
        indexer.feed({&letter, 1});
        if (indexer.found() == 2) parts.push_back(indexer.take());
    }
    indexer.finish();
    parts.push_back(indexer.take());
    return parts;
}

std::vector<std::uint32_t> sorted(GameKey key, bool isDescending = false) {
    std::vector<std::uint32_t> all(5);
    std::iota(all.begin(), all.end(), 0U);
    return *sortGames(indexOf(kGames), all, {key, isDescending}, [](double) { return true; });
}

TEST(GameOrder, IsThatOfTheFileByNumber) {
    EXPECT_THAT(sorted(GameKey::Number), ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(sorted(GameKey::Number, true), ElementsAre(4, 3, 2, 1, 0));
}

TEST(GameOrder, IgnoresCaseAndAccentsAndKnowsLongTextsApart) {
    EXPECT_THAT(sorted(GameKey::White), ElementsAre(1, 4, 3, 0, 2));
}

TEST(GameOrder, PutsWhatIsUnknownLastInEitherDirection) {
    EXPECT_THAT(sorted(GameKey::WhiteElo), ElementsAre(2, 0, 3, 1, 4));
    EXPECT_THAT(sorted(GameKey::WhiteElo, true), ElementsAre(0, 3, 2, 1, 4));
    EXPECT_THAT(sorted(GameKey::White, true), ElementsAre(0, 3, 4, 1, 2));
    EXPECT_THAT(sorted(GameKey::BlackElo, true), ElementsAre(0, 1, 2, 3, 4));
}

TEST(GameOrder, ComparesRoundsNumberByNumber) {
    EXPECT_THAT(sorted(GameKey::Round), ElementsAre(1, 0, 3, 2, 4));
}

TEST(GameOrder, KnowsEveryColumn) {
    EXPECT_THAT(sorted(GameKey::Date), ElementsAre(1, 0, 2, 3, 4));
    EXPECT_THAT(sorted(GameKey::Eco), ElementsAre(3, 0, 1, 2, 4));
    EXPECT_THAT(sorted(GameKey::Opening), ElementsAre(1, 0, 2, 3, 4));
    EXPECT_THAT(sorted(GameKey::Moves), ElementsAre(3, 4, 0, 1, 2));
    EXPECT_THAT(sorted(GameKey::Problem).front(), 3);
    EXPECT_THAT(sorted(GameKey::Result), ElementsAre(2, 4, 0, 3, 1));
}

TEST(GameOrder, SortsSomeGamesOnly) {
    EXPECT_THAT(*sortGames(indexOf(kGames), {1, 3}, {GameKey::Eco}, [](double) { return true; }),
                ElementsAre(3, 1));
    EXPECT_THAT(*sortGames({}, {}, {GameKey::Eco}, [](double) { return true; }), IsEmpty());
}

/// More games than are sorted at once; each has another number of moves than its neighbours.
PgnIndex manyGames(std::size_t count) {
    PgnIndexer indexer;
    for (std::size_t at = 0; at < count; ++at) {
        const std::string rating = std::to_string(1 + at * 7919 % 65521);
        indexer.feed("[WhiteElo \"" + rating + "\"]\n\n*\n\n");
    }
    indexer.finish();
    return {indexer.take()};
}

TEST(GameOrder, MergesWhatWasSortedInPieces) {
    constexpr std::size_t kCount = 100'000;
    const PgnIndex index = manyGames(kCount);
    std::vector<std::uint32_t> all(kCount);
    std::iota(all.begin(), all.end(), 0U);
    std::vector<double> shares;
    const auto games = sortGames(index, all, {GameKey::WhiteElo, true}, [&](double share) {
        shares.push_back(share);
        return true;
    });
    const auto isBefore = [&](std::uint32_t left, std::uint32_t right) {
        const unsigned one = index[0]->summary(left).whiteElo;
        const unsigned two = index[0]->summary(right).whiteElo;
        return one != two ? one > two : left < right;
    };
    EXPECT_TRUE(std::ranges::is_sorted(*games, isBefore));
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    EXPECT_GT(shares.front(), 0);
    EXPECT_NEAR(shares.back(), 1, 1e-9);
    EXPECT_FALSE(sortGames(index, all, {GameKey::WhiteElo}, [](double) { return false; }));
}

TEST(GameSorting, SortsOnAThreadAndForgetsWhatIsNoLongerWanted) {
    ManualDispatcher dispatcher;
    int changes = 0;
    GameSorting sorting(dispatcher, [&] { ++changes; });
    const PgnIndex index = indexOf(kGames);
    sorting.start(index, {0, 1, 2, 3, 4}, {GameKey::Moves});
    sorting.start(index, {0, 1, 2, 3, 4}, {GameKey::Date});
    EXPECT_TRUE(sorting.isRunning());
    ASSERT_TRUE(dispatcher.runUntil([&] { return !sorting.isRunning(); }));
    EXPECT_THAT(sorting.sorted(), ElementsAre(1, 0, 2, 3, 4));
    EXPECT_GT(changes, 0);
    sorting.start(index, {0, 1}, {GameKey::Moves});
    sorting.cancel();
    EXPECT_FALSE(sorting.isRunning());
    EXPECT_THAT(sorting.sorted(), IsEmpty());
}

}  // namespace
}  // namespace roque::test
