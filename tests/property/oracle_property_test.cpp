#include <set>
#include <string>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/oracle/oracle.h"
#include "tests/property/random_walk.h"

// The model against the naive second implementation of the rules.
namespace roque::test {
namespace {

std::set<std::string> textsOf(const MoveList& moves, const Position& position) {
    std::set<std::string> texts;
    for (const Move move : moves) texts.insert(toUci(move, position, CastlingNotation::KingTakesRook));
    return texts;
}

std::set<std::string> textsOf(const std::vector<oracle::Move>& moves) {
    std::set<std::string> texts;
    for (const oracle::Move& move : moves) texts.insert(toText(move));
    return texts;
}

std::string fenOf(const Position& position) {
    return toFen(position, FenStyle::Shredder);
}

TEST(LegalMoves, AreThoseOfTheOracle) {
    forRandomPositions(1, positionCount(), [](const Position& position) {
        const MoveList moves = legalMoves(position);
        EXPECT_EQ(textsOf(moves, position), textsOf(oracle::Position(fenOf(position)).legalMoves()));
        EXPECT_EQ(textsOf(moves, position).size(), moves.size()) << "a move is listed twice";
    });
}

TEST(EveryMove, LeadsWhereTheOracleSays) {
    forRandomPositions(2, positionCount(), [](const Position& position) {
        const oracle::Position naive(fenOf(position));
        std::set<std::string> expected;
        for (const oracle::Move& move : naive.legalMoves())
            expected.insert(toText(move) + " " + naive.after(move).fen());
        std::set<std::string> found;
        for (const Move move : legalMoves(position)) {
            found.insert(toUci(move, position, CastlingNotation::KingTakesRook) + " "
                         + fenOf(position.after(move)));
        }
        EXPECT_EQ(found, expected);
    });
}

TEST(CheckAndItsEnds, AreThoseOfTheOracle) {
    forRandomPositions(3, positionCount(), [](const Position& position) {
        const oracle::Position naive(fenOf(position));
        EXPECT_EQ(position.isCheck(), naive.isCheck());
        EXPECT_EQ(isCheckmate(position), naive.isCheckmate());
        EXPECT_EQ(isStalemate(position), naive.isStalemate());
    });
}

}  // namespace
}  // namespace roque::test
