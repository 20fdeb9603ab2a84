#include "controller/perft/parallel_perft.h"

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/perft/perft.h"

namespace roque {
namespace {

TEST(ParallelPerft, CountsEachFirstMoveAsOneThreadDoes) {
    for (const unsigned depth : {1U, 2U, 3U, 4U}) {
        std::vector<std::pair<Move, std::uint64_t>> expected;
        for (const Move move : legalMoves(Position::start()))
            expected.emplace_back(move, perft(Position::start().after(move), depth - 1));
        EXPECT_EQ(ParallelPerft(3, nullptr).divided(Position::start(), depth), expected) << depth;
    }
}

TEST(ParallelPerft, CountsTheSameWithATable) {
    PerftTable table(std::size_t{1} << 20U);
    EXPECT_EQ(ParallelPerft(3, &table).divided(Position::start(), 4),
              ParallelPerft(1, nullptr).divided(Position::start(), 4));
}

}  // namespace
}  // namespace roque
