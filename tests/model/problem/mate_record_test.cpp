#include "model/problem/mate_record.h"

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "model/problem/mate_solver.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

constexpr const char* kTwoMover = "8/2B4p/2p2R1K/1Pk3N1/1n1r1n2/NQP5/8/8 w - - 0 1";

GameRecord recordOf(const char* fen, MateDetail detail) {
    const std::atomic<bool> stop{false};
    MateTable table(1U << 20U);
    const Position position = positionOf(fen);
    const auto answer = MateSolver(table, stop).solve(position, 3, detail);
    return toRecord(position, answer.solution.value(), Variant::Standard);
}

TEST(MateRecord, HasEveryDefenceAsAVariation) {
    const GameRecord record = recordOf(kTwoMover, MateDetail::Tree);
    ASSERT_EQ(record.root->childCount(), 1U);
    const GameNode& key = record.root->child(0);
    EXPECT_EQ(key.san(), "Qd5+");
    EXPECT_GT(key.childCount(), 1U);
    for (std::size_t at = 0; at < key.childCount(); ++at) {
        const GameNode* const mate = key.child(at).next();
        ASSERT_NE(mate, nullptr);
        EXPECT_THAT(mate->san(), testing::EndsWith("#"));
    }
}

TEST(MateRecord, MarksKeysAndIsWonByTheSideThatMates) {
    const GameRecord record = recordOf(kTwoMover, MateDetail::Tree);
    EXPECT_EQ(record.root->child(0).notes().nags, std::vector<Nag>{1});
    EXPECT_EQ(record.result, GameResult::WhiteWins);
    EXPECT_EQ(recordOf("8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1", MateDetail::FirstKey).result,
              GameResult::BlackWins);
}

TEST(MateRecord, HasTheLineIfThereIsNoTree) {
    const GameRecord record = recordOf(kTwoMover, MateDetail::FirstKey);
    unsigned plies = 0;
    for (const GameNode* node = record.root->next(); node != nullptr; node = node->next()) ++plies;
    EXPECT_EQ(plies, 3U);
}

TEST(MateRecord, NamesDualsInComments) {
    const GameRecord record = recordOf("8/pk1B4/p7/2K1p3/8/8/4Q3/8 w - - 0 1", MateDetail::Tree);
    EXPECT_THAT(toPgn(record), HasSubstr("or "));
}

TEST(MateRecord, IsReadAgainFromItsPgn) {
    const GameRecord record = recordOf(kTwoMover, MateDetail::Tree);
    const auto read = readPgn(toPgn(record));
    ASSERT_EQ(read.size(), 1U);
    EXPECT_FALSE(read[0].hasErrors());
    EXPECT_EQ(toPgn(read[0].record), toPgn(record));
}

}  // namespace
}  // namespace roque::test
