#include "model/notation/null_move.h"

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

TEST(NullMove, IsPlayableWhereThereIsNoCheckButNeverLegal) {
    const Position start = Position::start();
    EXPECT_TRUE(isPlayable(start, Move::null()));
    EXPECT_FALSE(isLegal(start, Move::null()));
    EXPECT_TRUE(isPlayable(start, Move(Square::G1, Square::F3)));
    EXPECT_FALSE(isPlayable(start, Move(Square::G1, Square::G3)));
    const Position check = test::positionOf("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1");
    EXPECT_FALSE(isPlayable(check, Move::null()));
}

TEST(NullMove, IsWrittenInItsOwnWayAndReadInSeveral) {
    EXPECT_EQ(toSan(Position::start(), Move::null()), "--");
    EXPECT_EQ(toUci(Move::null(), Position::start()), "0000");
    for (const char* text : {"--", "Z0", "@@@@", "null", "0000"}) EXPECT_TRUE(isNullMoveText(text)) << text;
    for (const char* text : {"", "-", "---", "z0", "O-O"}) EXPECT_FALSE(isNullMoveText(text)) << text;
}

TEST(NullMove, IsNoMoveThatAPlayerCouldAnswer) {
    EXPECT_FALSE(parseUciMove(Position::start(), "0000"));
    EXPECT_FALSE(parseSan(Position::start(), "--"));
}

}  // namespace
}  // namespace roque
