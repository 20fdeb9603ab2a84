#include "model/problem/mate_table.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr Move kMove{Square::E2, Square::E4, Move::Kind::DoublePush};

TEST(MateTable, KnowsNothingAtFirst) {
    const MateTable table(1 << 16);
    const MateFact fact = table.find(12345);
    EXPECT_EQ(fact.provedWithin, MateFact::kNever);
    EXPECT_EQ(fact.disprovedWithin, 0U);
}

TEST(MateTable, FindsWhatWasStored) {
    MateTable table(1 << 16);
    table.store(12345, {4, 3, kMove});
    const MateFact fact = table.find(12345);
    EXPECT_EQ(fact.provedWithin, 4U);
    EXPECT_EQ(fact.disprovedWithin, 3U);
    EXPECT_EQ(fact.best, kMove);
}

TEST(MateTable, DoesNotTakeOneKeyForAnotherOfTheSameBucket) {
    MateTable table(1);  // one bucket only
    table.store(1, {2, 1, kMove});
    EXPECT_EQ(table.find(2).provedWithin, MateFact::kNever);
}

TEST(MateTable, KeepsTheCostliestFactsWhenABucketIsFull) {
    MateTable table(1);
    table.store(100, {MateFact::kNever, 9, Move::none()});
    for (Key key = 1; key <= 20; ++key) table.store(key, {MateFact::kNever, 2, Move::none()});
    EXPECT_EQ(table.find(100).disprovedWithin, 9U);
}

TEST(MateTable, ForgetsEverythingWhenCleared) {
    MateTable table(1 << 16);
    table.store(12345, {4, 3, kMove});
    table.clear();
    EXPECT_EQ(table.find(12345).provedWithin, MateFact::kNever);
}

TEST(MateTable, KeepsWhatItKnowsWhenItGrows) {
    MateTable table(1 << 22);
    for (Key key = 1; key <= 3000; ++key) table.store(key * 0x9E3779B97F4A7C15U, {5, 4, kMove});
    std::size_t before = 0;
    for (Key key = 1; key <= 3000; ++key)
        before += table.find(key * 0x9E3779B97F4A7C15U).provedWithin == 5U ? 1U : 0U;
    table.grow();
    std::size_t after = 0;
    for (Key key = 1; key <= 3000; ++key)
        after += table.find(key * 0x9E3779B97F4A7C15U).provedWithin == 5U ? 1U : 0U;
    EXPECT_GT(before, 2000U);
    EXPECT_EQ(after, before);
    for (Key key = 3001; key <= 20000; ++key) table.store(key * 0x9E3779B97F4A7C15U, {5, 4, kMove});
    std::size_t found = 0;
    for (Key key = 1; key <= 20000; ++key)
        found += table.find(key * 0x9E3779B97F4A7C15U).provedWithin == 5U ? 1U : 0U;
    EXPECT_GT(found, 15'000U);  // more than there was room for before
}

}  // namespace
}  // namespace roque
