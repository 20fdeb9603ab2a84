#include "plugins/bastion/search/dangers.h"

#include <string_view>

#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::bastion {
namespace {

int reliefOf(std::string_view fen, std::string_view text) {
    const Position position = *parseFen(fen);
    const Move move = *parseUciMove(position, text);
    const Dangers dangers(position.board(), position.sideToMove());
    return dangers.relief(position.board().typeOn(move.from()), move);
}

TEST(Dangers, CountsAPieceThatLeavesTheAttackOfALesserOne) {
    EXPECT_EQ(reliefOf("4k3/8/8/8/3p4/4N3/8/4K3 w - - 0 1", "e3g4"), 1) << "a knight from a pawn";
    EXPECT_EQ(reliefOf("7k/8/8/8/3n4/8/4R3/4K3 w - - 0 1", "e2d2"), 2) << "a rook from a knight";
    EXPECT_EQ(reliefOf("3qk3/8/8/8/8/8/2r5/3R2K1 b - - 0 1", "d8h4"), 3)
        << "a queen from a rook, Black to move";
}

TEST(Dangers, CountsAPieceThatWalksIntoTheAttackOfALesserOne) {
    EXPECT_EQ(reliefOf("4k3/8/8/8/3p4/8/8/1N2K3 w - - 0 1", "b1c3"), -1);
    EXPECT_EQ(reliefOf("4k3/8/8/8/5b2/8/8/R3K3 w - - 0 1", "a1c1"), -2);
    EXPECT_EQ(reliefOf("4k3/8/8/8/5b2/4P3/8/R3K3 w - - 0 1", "a1c1"), 0) << "a pawn stands between";
    EXPECT_EQ(reliefOf("r3k3/8/8/8/8/8/8/2Q1K3 w - - 0 1", "c1a1"), -3);
}

TEST(Dangers, DoesNotCountAttacksOfEqualsAndOfGreaterPieces) {
    EXPECT_EQ(reliefOf("4k3/8/8/8/3n4/8/2B5/4K3 w - - 0 1", "c2a4"), 0) << "a bishop from a knight";
    EXPECT_EQ(reliefOf("4k3/8/8/8/8/8/2q5/2R1K3 w - - 0 1", "c1a1"), 0) << "a rook from a queen";
}

TEST(Dangers, DoesNotCountPawnsAndTheKing) {
    EXPECT_EQ(reliefOf("4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1", "e2e3"), 0);
    EXPECT_EQ(reliefOf("4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", "e1d1"), 0) << "a king in check";
}

TEST(Dangers, StaysIfThePieceMovesTowardsItsAttacker) {
    EXPECT_EQ(reliefOf("4k3/8/8/8/b7/8/2Q5/4K3 w - - 0 1", "c2b3"), 0);
}

TEST(Dangers, TakesThePieceItselfForCoverOfWhatLiesBehindIt) {
    EXPECT_EQ(reliefOf("4k3/8/8/8/b7/8/2Q5/4K3 w - - 0 1", "c2d1"), 3)
        << "the bishop attacks d1 as well then";
}

}  // namespace
}  // namespace roque::bastion
