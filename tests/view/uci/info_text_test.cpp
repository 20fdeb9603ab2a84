#include "view/uci/info_text.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"

namespace roque::uci {
namespace {

using namespace std::chrono_literals;

TEST(InfoText, SaysEverythingThatIsTold) {
    SearchInfo info;
    info.depth = 7;
    info.selectiveDepth = 12;
    info.multiPv = 2;
    info.scoreForMover = Score{Score::Kind::Centipawns, -31};
    info.nodes = 30'000;
    info.time = 20ms;
    info.tablePermille = 5;
    info.line = {Move(Square::E2, Square::E4, Move::Kind::DoublePush), Move(Square::G8, Square::F6)};
    EXPECT_EQ(
        infoText(info, Position::start(), CastlingNotation::KingTwoSquares),
        "info depth 7 seldepth 12 multipv 2 score cp -31 nodes 30000 nps 1500000 hashfull 5 time 20 pv e2e4 "
        "g8f6");
}

TEST(InfoText, LeavesOutWhatIsNotTold) {
    SearchInfo info;
    info.depth = 1;
    EXPECT_EQ(infoText(info, Position::start(), CastlingNotation::KingTwoSquares),
              "info depth 1 multipv 1 nodes 0 nps 0 time 0");
}

TEST(InfoText, WritesMates) {
    SearchInfo info;
    info.scoreForMover = Score{Score::Kind::Mate, -4};
    EXPECT_EQ(infoText(info, Position::start(), CastlingNotation::KingTwoSquares),
              "info depth 0 multipv 1 score mate -4 nodes 0 nps 0 time 0");
}

TEST(InfoText, WritesTheChancesBehindTheScore) {
    SearchInfo info;
    info.scoreForMover = Score{Score::Kind::Centipawns, 50};
    info.chances = Chances{400, 470, 130};
    EXPECT_EQ(infoText(info, Position::start(), CastlingNotation::KingTwoSquares),
              "info depth 0 multipv 1 score cp 50 wdl 400 470 130 nodes 0 nps 0 time 0");
}

TEST(InfoText, WritesCastlingAsAsked) {
    const Position position = *parseFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    SearchInfo info;
    info.line = {Move(Square::E1, Square::H1, Move::Kind::Castling)};
    EXPECT_TRUE(infoText(info, position, CastlingNotation::KingTwoSquares).ends_with("pv e1g1"));
    EXPECT_TRUE(infoText(info, position, CastlingNotation::KingTakesRook).ends_with("pv e1h1"));
}

}  // namespace
}  // namespace roque::uci
