#include "plugins/bastion/transposition_table.h"

#include <gtest/gtest.h>

#include <thread>

namespace roque::bastion {
namespace {

constexpr Key kKey = 0x123456789ABCDEF1;
const Move kMove(Square::G1, Square::F3);

TableFact factOf(Value value, int depth, Bound bound = Bound::Exact) {
    return {.best = kMove, .value = value, .evaluation = -17, .depth = depth, .bound = bound, .isPv = true};
}

TEST(TranspositionTable, KnowsNothingAtFirst) {
    EXPECT_FALSE(TranspositionTable(1).find(kKey, 0));
}

TEST(TranspositionTable, FindsWhatWasStored) {
    TranspositionTable table(1);
    table.store(kKey, factOf(-345, 12, Bound::Lower), 3);
    const auto fact = table.find(kKey, 7);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->best, kMove);
    EXPECT_EQ(fact->value, -345);
    EXPECT_EQ(fact->evaluation, -17);
    EXPECT_EQ(fact->depth, 12);
    EXPECT_EQ(fact->bound, Bound::Lower);
    EXPECT_TRUE(fact->isPv);
}

TEST(TranspositionTable, CountsMatesFromThePosition) {
    TranspositionTable table(1);
    table.store(kKey, factOf(mateIn(7), 5), 4);  // three plies from the position
    EXPECT_EQ(table.find(kKey, 10)->value, mateIn(13));
    table.store(kKey, factOf(matedIn(8), 5), 4);
    EXPECT_EQ(table.find(kKey, 0)->value, matedIn(4));
}

TEST(TranspositionTable, KeepsThatAValueIsNotKnown) {
    TranspositionTable table(1);
    table.store(kKey, {.evaluation = 55}, 6);
    ASSERT_TRUE(table.find(kKey, 6));
    EXPECT_EQ(table.find(kKey, 6)->value, kNoValue);
    EXPECT_EQ(table.find(kKey, 6)->evaluation, 55);
}

TEST(TranspositionTable, KeepsTheBestMoveIfTheNewFactHasNone) {
    TranspositionTable table(1);
    table.store(kKey, factOf(10, 5), 0);
    table.store(kKey, {.value = 12, .depth = 6, .bound = Bound::Upper}, 0);
    EXPECT_EQ(table.find(kKey, 0)->best, kMove);
    EXPECT_EQ(table.find(kKey, 0)->value, 12);
}

TEST(TranspositionTable, DoesNotReplaceADeepFactByAMuchShallowerBound) {
    TranspositionTable table(1);
    table.store(kKey, factOf(10, 20), 0);
    table.store(kKey, factOf(99, 3, Bound::Lower), 0);
    EXPECT_EQ(table.find(kKey, 0)->value, 10);
    table.startSearch();
    table.store(kKey, factOf(99, 3, Bound::Lower), 0);
    EXPECT_EQ(table.find(kKey, 0)->value, 99) << "but in the next search it does";
}

TEST(TranspositionTable, ReplacesTheShallowestOfACluster) {
    TranspositionTable table(1);
    // Keys that differ in their lowest bits share a cluster.
    for (Key number = 0; number < 4; ++number) table.store(kKey + number, factOf(1, number == 2 ? 1 : 10), 0);
    table.store(kKey + 4, factOf(1, 10), 0);
    EXPECT_FALSE(table.find(kKey + 2, 0));
    for (const Key number : {0U, 1U, 3U, 4U}) EXPECT_TRUE(table.find(kKey + number, 0)) << number;
}

TEST(TranspositionTable, IsEmptyAfterBeingCleared) {
    TranspositionTable table(1);
    table.store(kKey, factOf(1, 1), 0);
    table.clear();
    EXPECT_FALSE(table.find(kKey, 0));
}

TEST(TranspositionTable, HasTheSizeAskedFor) {
    EXPECT_EQ(TranspositionTable(3).bytes(), 3U << 20U);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // which end the program instead
TEST(TranspositionTable, TakesLessIfThereIsNotAsMuchMemory) {
    TranspositionTable table(1);
    const std::size_t mebibytes = table.resize(std::size_t{1} << 30U);  // a pebibyte
    EXPECT_GE(mebibytes, 1U);
    EXPECT_LT(mebibytes, std::size_t{1} << 30U);
    EXPECT_FALSE(table.find(kKey, 0));
}
#endif

TEST(TranspositionTable, NeverReadsWhatTwoThreadsHaveMixed) {
    TranspositionTable table(1);
    const auto write = [&](int number) {
        for (int round = 0; round < 200'000; ++round) {
            const int depth = round % 50;
            table.store(kKey + static_cast<Key>(round % 8), factOf(depth * 2 + number, depth), 0);
        }
    };
    std::jthread one([&] { write(0); });
    std::jthread other([&] { write(1); });
    for (int round = 0; round < 400'000; ++round) {
        if (const auto fact = table.find(kKey + static_cast<Key>(round % 8), 0)) {
            ASSERT_EQ(fact->value / 2, fact->depth);
        }
    }
}

}  // namespace
}  // namespace roque::bastion
