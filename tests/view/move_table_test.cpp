#include "view/move_table.h"

#include <gtest/gtest.h>

#include "model/game/game.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

MoveTable tableOf(const Game& game) {
    MoveTable table;
    table.update(game.line());
    return table;
}

void play(Game& game, std::initializer_list<Move> moves) {
    for (const Move move : moves) ASSERT_TRUE(game.play(move));
}

const Move kNf3(Square::G1, Square::F3);
const Move kNf6(Square::G8, Square::F6);
const Move kNc3(Square::B1, Square::C3);

TEST(MoveTable, IsEmptyAtTheStart) {
    EXPECT_EQ(tableOf(Game()).rowCount(), 0U);
}

TEST(MoveTable, HasAMoveOfEachSideInARow) {
    Game game;
    play(game, {kNf3, kNf6, kNc3});
    const MoveTable table = tableOf(game);
    EXPECT_EQ(table.rowCount(), 2U);
    EXPECT_EQ(table.number(1), 2U);
    EXPECT_EQ(table.text(0, Color::White), "Nf3");
    EXPECT_EQ(table.text(0, Color::Black), "Nf6");
    EXPECT_EQ(table.text(1, Color::White), "Nc3");
    EXPECT_EQ(table.text(1, Color::Black), "");
}

TEST(MoveTable, LeavesTheFirstCellToAMoveThatWasNeverMade) {
    Game game(test::positionOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 12"));
    play(game, {kNf6, kNf3});
    const MoveTable table = tableOf(game);
    EXPECT_EQ(table.number(0), 12U);
    EXPECT_EQ(table.text(0, Color::White), "…");
    EXPECT_EQ(table.text(0, Color::Black), "Nf6");
    EXPECT_EQ(table.text(1, Color::White), "Nf3");
}

TEST(MoveTable, FindsPositionsByCellsAndBack) {
    Game game;
    play(game, {kNf3, kNf6, kNc3});
    const MoveTable table = tableOf(game);
    EXPECT_EQ(table.indexAt(1, Color::White), 3U);
    EXPECT_EQ(table.indexAt(1, Color::Black), std::nullopt);
    EXPECT_EQ(table.rowOf(3), 1U);
    EXPECT_EQ(table.rowOf(0), std::nullopt);
    EXPECT_EQ(table.rowOf(4), std::nullopt);
}

TEST(MoveTable, ForgetsWhatWasTakenBack) {
    Game game;
    MoveTable table;
    play(game, {kNf3, kNf6});
    table.update(game.line());
    game.takeBack();
    game.takeBack();
    play(game, {kNc3});
    table.update(game.line());
    EXPECT_EQ(table.text(0, Color::White), "Nc3");
    EXPECT_EQ(table.text(0, Color::Black), "");
}

}  // namespace
}  // namespace roque
