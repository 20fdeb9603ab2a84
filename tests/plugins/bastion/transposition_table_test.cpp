#include "plugins/bastion/search/transposition_table.h"

#include <thread>

#include <gtest/gtest.h>

#include "tests/support/sanitized.h"

namespace roque::bastion {
namespace {

constexpr Key kKey = 0x123456789ABCDEF1;
const Move kMove(Square::G1, Square::F3);

TableEntry entryOf(Value value, int depth, Bound bound = Bound::Exact) {
    return {.best = kMove, .value = value, .evaluation = -17, .depth = depth, .bound = bound, .isPv = true};
}

TEST(TranspositionTable, KnowsNothingAtFirst) {
    EXPECT_FALSE(TranspositionTable(1).find(kKey, 0));
}

TEST(TranspositionTable, FindsWhatWasStored) {
    TranspositionTable table(1);
    table.store(kKey, entryOf(-345, 12, Bound::Lower), 3);
    const auto entry = table.find(kKey, 7);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->best, kMove);
    EXPECT_EQ(entry->value, -345);
    EXPECT_EQ(entry->evaluation, -17);
    EXPECT_EQ(entry->depth, 12);
    EXPECT_EQ(entry->bound, Bound::Lower);
    EXPECT_TRUE(entry->isPv);
}

TEST(TranspositionTable, CountsMatesFromThePosition) {
    TranspositionTable table(1);
    table.store(kKey, entryOf(mateIn(7), 5), 4);  // three plies from the position
    EXPECT_EQ(table.find(kKey, 10)->value, mateIn(13));
    table.store(kKey, entryOf(matedIn(8), 5), 4);
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
    table.store(kKey, entryOf(10, 5), 0);
    table.store(kKey, {.value = 12, .depth = 6, .bound = Bound::Upper}, 0);
    EXPECT_EQ(table.find(kKey, 0)->best, kMove);
    EXPECT_EQ(table.find(kKey, 0)->value, 12);
}

TEST(TranspositionTable, DoesNotReplaceADeepFactByAMuchShallowerBound) {
    TranspositionTable table(1);
    table.store(kKey, entryOf(10, 20), 0);
    table.store(kKey, entryOf(99, 3, Bound::Lower), 0);
    EXPECT_EQ(table.find(kKey, 0)->value, 10);
    table.beginSearch();
    table.store(kKey, entryOf(99, 3, Bound::Lower), 0);
    EXPECT_EQ(table.find(kKey, 0)->value, 99) << "but in the next search it does";
}

TEST(TranspositionTable, ReplacesTheShallowestOfACluster) {
    TranspositionTable table(1);
    // Keys that differ in their lowest bits share a cluster.
    for (Key number = 0; number < 4; ++number)
        table.store(kKey + number, entryOf(1, number == 2 ? 1 : 10), 0);
    table.store(kKey + 4, entryOf(1, 10), 0);
    EXPECT_FALSE(table.find(kKey + 2, 0));
    for (const Key number : {0U, 1U, 3U, 4U}) EXPECT_TRUE(table.find(kKey + number, 0)) << number;
}

TEST(TranspositionTable, KeepsWhatWasFoundInThisSearch) {
    TranspositionTable table(1);
    for (Key number = 0; number < 4; ++number) table.store(kKey + number, entryOf(1, 10), 0);
    table.beginSearch();
    const auto found = table.find(kKey, 0);
    table.store(kKey + 4, entryOf(2, 10), 0);
    EXPECT_TRUE(table.find(kKey, 0)) << "it would have been replaced first";
    EXPECT_EQ(table.find(kKey, 0)->depth, found->depth);
    EXPECT_FALSE(table.find(kKey + 1, 0));
}

TEST(TranspositionTable, IsEmptyAfterBeingCleared) {
    TranspositionTable table(1);
    table.store(kKey, entryOf(1, 1), 0);
    table.clear();
    EXPECT_FALSE(table.find(kKey, 0));
}

TEST(TranspositionTable, HasTheSizeAskedFor) {
    EXPECT_EQ(TranspositionTable(3).bytes(), 3U << 20U);
}

#if !defined(ROQUE_IS_SANITIZED)  // which end the program instead
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
            table.store(kKey + static_cast<Key>(round % 8), entryOf(depth * 2 + number, depth), 0);
        }
    };
    std::jthread one([&] { write(0); });
    std::jthread other([&] { write(1); });
    for (int round = 0; round < 400'000; ++round) {
        if (const auto entry = table.find(kKey + static_cast<Key>(round % 8), 0)) {
            ASSERT_EQ(entry->value / 2, entry->depth);
        }
    }
}

}  // namespace
}  // namespace roque::bastion
