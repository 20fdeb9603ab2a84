#include "model/notation/move_text.h"

#include "model/notation/illegal_move_text.h"
#include "tests/model/notation/reading.h"

namespace roque::test {
namespace {

TEST(MoveText, IsUciOrSan) {
    const Position start = Position::start();
    EXPECT_EQ(outcomeOf(parseMove(start, "g1f3"), start), "g1f3");
    EXPECT_EQ(outcomeOf(parseMove(start, "Nf3"), start), "g1f3");
    EXPECT_EQ(outcomeOf(parseMove(start, " nf3 "), start), "g1f3");
    EXPECT_EQ(outcomeOf(parseMove(start, "e2-e4"), start), "e2e4");
}

TEST(MoveText, SaysWhyItIsNoMove) {
    const Position start = Position::start();
    EXPECT_EQ(outcomeOf(parseMove(start, "e2e5"), start), "illegal");
    EXPECT_EQ(outcomeOf(parseMove(start, "Ke2"), start), "illegal");
    EXPECT_EQ(outcomeOf(parseMove(start, "hello"), start), "syntax");
    EXPECT_EQ(outcomeOf(parseMove(start, ""), start), "syntax");
}

TEST(MoveText, CastlesByEitherSquare) {
    const Position position = positionOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (const char* text : {"e1g1", "e1h1", "O-O", "0-0", "o-o"})
        EXPECT_EQ(outcomeOf(parseMove(position, text), position), "e1h1") << text;
}

TEST(RefusalText, AddsWhyAMoveIsIllegal) {
    const auto told = [](const Position& position, std::string_view text) {
        return english(refusalText(position, parseMove(position, text).error()));
    };
    const Position start = Position::start();
    const Position rooks = positionOf("4k3/8/8/8/8/8/4K3/R1R5 w - - 0 1");
    EXPECT_EQ(told(start, "O-O"), "'O-O' is not a legal move here. Castling: a piece is in the way");
    EXPECT_EQ(told(positionOf("4k3/8/8/8/8/8/8/4KB1R w K - 0 1"), "e1g1"),
              "'e1g1' is not a legal move here. Castling: a piece is in the way");
    EXPECT_EQ(told(start, "Ke2"), "'Ke2' is not a legal move here. A piece of your own stands there");
    EXPECT_EQ(told(rooks, "Nf3"), "'Nf3' is not a legal move here");
    EXPECT_EQ(told(rooks, "Rb1"), "'Rb1' can mean several moves here");
    EXPECT_EQ(told(start, "x"), "'x' is not a move");
}

TEST(MoveError, IsASentence) {
    const auto refused = parseMove(Position::start(), "Ke2");
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error().describe()), "'Ke2' is not a legal move here");
    EXPECT_EQ(english(MoveError{MoveError::Kind::Syntax, "x"}.describe()), "'x' is not a move");
    EXPECT_EQ(english(MoveError{MoveError::Kind::Ambiguous, "Rd1"}.describe()),
              "'Rd1' can mean several moves here");
}

}  // namespace
}  // namespace roque::test
