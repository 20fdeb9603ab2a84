#include "tests/oracle/oracle.h"

#include <cstdint>

#include <gmock/gmock.h>

namespace roque::oracle {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

std::uint64_t sequences(const Position& position, unsigned depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    for (const Move& move : position.legalMoves()) count += sequences(position.after(move), depth - 1);
    return count;
}

std::vector<std::string> movesOf(std::string_view fen) {
    std::vector<std::string> texts;
    for (const Move& move : Position(fen).legalMoves()) texts.push_back(toText(move));
    return texts;
}

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// Counts that every chess program agrees on.

TEST(Oracle, CountsTheSequencesOfTheStartPosition) {
    EXPECT_EQ(sequences(Position(kStart), 3), 8'902U);
}

TEST(Oracle, CountsTheSequencesOfAPositionWithEverything) {
    // Peter McKenzie's position, known as Kiwipete.
    const Position position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    EXPECT_EQ(sequences(position, 2), 2'039U);
    EXPECT_EQ(sequences(position, 3), 97'862U);
}

TEST(Oracle, CountsTheSequencesOfAnEndingWithEnPassantAndPins) {
    EXPECT_EQ(sequences(Position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 4), 43'238U);
}

TEST(Oracle, CountsTheSequencesOfAChess960PositionWithAPinnedCastlingRook) {
    const Position position("Qr2kr1q/5p2/2b1p1n1/Ppb3pp/7P/1P1PBP2/2P2NP1/NR1BK1R1 w fb - 1 1");
    EXPECT_EQ(sequences(position, 3), 38'794U);
}

TEST(Oracle, CapturesEnPassantOnlyAtOnce) {
    EXPECT_THAT(movesOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), Contains("e5d6"));
    EXPECT_THAT(movesOf("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"), Not(Contains("e5d6")));
}

TEST(Oracle, KeepsTheKingSafeFromALineThatEnPassantOpens) {
    EXPECT_THAT(movesOf("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"), Not(Contains("e5d6")));
}

TEST(Oracle, CastlesToTheSquareOfItsOwnRook) {
    EXPECT_THAT(movesOf("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Contains("e1h1"));
    EXPECT_THAT(movesOf("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Contains("e1a1"));
    EXPECT_THAT(movesOf("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"), Not(Contains("e1h1")));
}

TEST(Oracle, DoesNotCastleThroughAnAttack) {
    EXPECT_THAT(movesOf("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"), Not(Contains("e1h1")));
    EXPECT_THAT(movesOf("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"), Contains("e1a1"));
}

TEST(Oracle, PromotesToFourPieces) {
    EXPECT_THAT(movesOf("8/P6k/8/8/8/8/7p/7K w - - 0 1"),
                UnorderedElementsAre("a7a8q", "a7a8r", "a7a8b", "a7a8n", "h1h2", "h1g2"));
}

TEST(Oracle, KnowsMateFromStalemate) {
    EXPECT_TRUE(Position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").isCheckmate());
    EXPECT_FALSE(Position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").isStalemate());
    EXPECT_TRUE(Position("k7/2Q5/8/8/8/8/8/6K1 b - - 0 1").isStalemate());
    EXPECT_FALSE(Position("k7/2Q5/8/8/8/8/8/6K1 b - - 0 1").isCheckmate());
}

TEST(Oracle, WritesTheFenItReads) {
    for (const std::string_view fen :
         {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w HAha - 5 31",
          "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "8/8/8/K2pP2r/8/8/8/4k3 b - - 12 40"}) {
        EXPECT_EQ(Position(fen).fen(), fen);
    }
}

TEST(Oracle, LosesTheRightsOfACapturedRookAndOfAMovedKing) {
    const Position position("r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1");
    EXPECT_EQ(position.after({{6, 1}, {0, 7}}).fen(), "B3k2r/8/8/8/8/8/8/R3K2R b HAh - 0 1");
    EXPECT_EQ(position.after({{4, 0}, {4, 1}}).fen(), "r3k2r/8/8/8/8/8/4K1B1/R6R b ha - 1 1");
    EXPECT_EQ(position.after({{4, 0}, {7, 0}}).fen(), "r3k2r/8/8/8/8/8/6B1/R4RK1 b ha - 1 1");
}

}  // namespace
}  // namespace roque::oracle
