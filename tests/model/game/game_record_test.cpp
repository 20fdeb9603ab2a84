#include "model/game/game_record.h"

#include <gtest/gtest.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

std::optional<GameResult> resultOf(std::string_view pgn) {
    return resultByRules(readPgn(pgn).at(0).record);
}

TEST(ResultByRules, DoesNotLookBehindTheEndOfTheGame) {
    GameRecord game = std::move(readPgn("1. f3 e5 2. g4 (2. h3) 2... Qh4# *").at(0).record);
    EXPECT_EQ(resultByRules(game), GameResult::BlackWins);
    game.playedMoves = {game.root->next()->move()};
    EXPECT_EQ(resultByRules(game), std::nullopt);
}

TEST(GameRecord, KnowsFromItsFileWhichMovesWereNotPlayed) {
    const GameRecord game = std::move(readPgn("1. e4 e5 (1... e5 2. Nf3) 1-0").at(0).record);
    EXPECT_EQ(game.lastPlayed().san(), "e5");
    EXPECT_EQ(game.lastPlayed().next()->san(), "Nf3");
    const GameRecord other = std::move(readPgn("1. e4 e5 (1... e5 2. Nf3) 2. d4 1-0").at(0).record);
    EXPECT_EQ(other.lastPlayed().san(), "d4");
}

TEST(GameRecord, IsCopiedWithEverything) {
    const GameRecord game =
        std::move(readPgn("[Event \"x\"]\n\n{a} 1. e4 $1 {b} e5 (1... c5 {c} 2. Nf3) 2. d4 (2. d4 d5) 1-0")
                      .at(0)
                      .record);
    EXPECT_EQ(toPgn(copyOf(game)), toPgn(game));
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
