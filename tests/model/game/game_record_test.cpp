#include "model/game/game_record.h"

#include <gtest/gtest.h>

#include "model/notation/pgn/game_builder.h"

namespace roque {
namespace {

std::optional<GameResult> resultOf(std::string_view pgn) {
    return resultByRules(readPgn(pgn).at(0).record);
}

TEST(ResultByRules, IsThatOfTheLastPositionOfTheMainLine) {
    EXPECT_EQ(resultOf("1. f3 e5 2. g4 Qh4# *"), GameResult::BlackWins);
    EXPECT_EQ(resultOf("[FEN \"7k/8/6QK/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 *"), GameResult::Draw);
}

TEST(ResultByRules, IsOpenWhereTheGameCouldGoOn) {
    EXPECT_EQ(resultOf("1. f3 e5 2. g4 1-0"), std::nullopt);
    EXPECT_EQ(resultOf("1. f3 e5 2. g4 d5 (2... Qh4#) *"), std::nullopt);
}

}  // namespace
}  // namespace roque
