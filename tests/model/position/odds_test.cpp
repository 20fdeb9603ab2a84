#include "model/position/odds.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "model/position/validity.h"

namespace roque {
namespace {

std::string fenWith(PieceOdds odds, Color by) {
    return toFen(startWithOdds({odds, by}));
}

TEST(PieceOdds, LeaveOutWhatCustomLeavesOut) {
    using enum PieceOdds;
    EXPECT_EQ(fenWith(Pawn, Color::Black), "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(fenWith(Knight, Color::White), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
    EXPECT_EQ(fenWith(TwoKnights, Color::White), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1");
    EXPECT_EQ(fenWith(Queen, Color::Black), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(PieceOdds, TakeTheRightToCastleWithTheRook) {
    using enum PieceOdds;
    EXPECT_EQ(fenWith(Rook, Color::White), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
    EXPECT_EQ(fenWith(RookAndKnight, Color::Black), "2bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1");
    EXPECT_EQ(fenWith(QueenAndRook, Color::White), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NB1KBNR w Kkq - 0 1");
}

TEST(PieceOdds, AreRecognizedByTheirStart) {
    for (const PieceOdds odds : kPieceOdds) {
        for (const Color by : kColors)
            EXPECT_EQ(oddsOf(startWithOdds({odds, by})), (GivenOdds{odds, by})) << english(describe(odds));
    }
    EXPECT_EQ(oddsOf(Position::start()), std::nullopt);
    EXPECT_EQ(oddsOf(Position::start().after(Move(Square::E2, Square::E4, Move::Kind::DoublePush))),
              std::nullopt);
}

}  // namespace
}  // namespace roque
