#include "controller/engines/uci_text.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"

namespace roque {
namespace {

using namespace std::chrono_literals;

TEST(GoText, NamesClocksInTheOrderOfTheProtocol) {
    SearchLimits limits;
    limits.timeLeft = {2000ms, 1950ms};
    limits.increment = {20ms, 10ms};
    limits.movesToGo = 7;
    EXPECT_EQ(goText(limits), "go wtime 2000 btime 1950 winc 20 binc 10 movestogo 7");
}

TEST(GoText, WritesAMillisecondAtLeast) {
    SearchLimits limits;
    limits.timeLeft[Color::White] = -5ms;
    EXPECT_EQ(goText(limits), "go wtime 1");
}

TEST(GoText, NamesNoIncrementWhereThereIsNone) {
    SearchLimits limits;
    limits.timeLeft = {60'000ms, 60'000ms};
    limits.increment = {0ms, 0ms};
    EXPECT_EQ(goText(limits), "go wtime 60000 btime 60000");
}

TEST(GoText, NamesOtherLimits) {
    SearchLimits limits;
    limits.depth = 5;
    limits.nodes = 20'000;
    limits.moveTime = 100ms;
    EXPECT_EQ(goText(limits), "go depth 5 nodes 20000 movetime 100");
}

TEST(GoText, NamesNoLimitWhereThereIsNone) {
    EXPECT_EQ(goText({}), "go") << "the engine decides";
}

TEST(SearchMovesText, NamesTheMovesInQuestion) {
    SearchRequest request;
    EXPECT_EQ(searchMovesText(request, request.start), "");
    request.searchMoves = {*parseUciMove(request.start, "e2e4"), *parseUciMove(request.start, "g1f3")};
    EXPECT_EQ(searchMovesText(request, request.start), " searchmoves e2e4 g1f3");
}

TEST(PositionText, BeginsAtTheStart) {
    SearchRequest request;
    EXPECT_EQ(positionText(request), "position startpos");
    request.moves.push_back(*parseUciMove(Position::start(), "e2e4"));
    EXPECT_EQ(positionText(request), "position startpos moves e2e4");
}

TEST(PositionText, WritesCastlingAsTheGameWants) {
    SearchRequest request;
    request.start = *parseFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    request.moves.push_back(*parseUciMove(request.start, "e1g1"));
    EXPECT_EQ(positionText(request), "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1");
    request.variant = Variant::Chess960;
    EXPECT_EQ(positionText(request), "position fen 4k3/8/8/8/8/8/8/4K2R w H - 0 1 moves e1h1");
}

}  // namespace
}  // namespace roque
