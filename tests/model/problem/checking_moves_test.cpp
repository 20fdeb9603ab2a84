#include "model/problem/checking_moves.h"

#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"

namespace roque {
namespace {

template <typename Side>
MoveList candidates(const Position& position, Side us) {
    MoveList moves;
    const CheckingSquares squares(position.board(), us);
    CheckSink sink(squares, position.board().king(~us), moves);
    generate(position, us, checksAndPinsOf(position.board(), us), sink);
    return moves;
}

MoveList candidates(const Position& position) {
    return position.sideToMove() == Color::White ? candidates(position, kWhite)
                                                 : candidates(position, kBlack);
}

void expectEveryCheckKept(const Position& position) {
    const MoveList kept = candidates(position);
    for (const Move move : legalMoves(position)) {
        if (!position.after(move).isCheck()) continue;
        EXPECT_TRUE(kept.contains(move))
            << toFen(position) << ' ' << toString(move.from()) << toString(move.to());
    }
    for (const Move move : kept) EXPECT_TRUE(isLegal(position, move)) << toFen(position);
}

template <typename Side>
void expectOrdinaryChecksKnown(const Position& position, Side us) {
    const CheckingSquares squares(position.board(), us);
    for (const Move move : legalMoves(position)) {
        if (move.kind() != Move::Kind::Normal && move.kind() != Move::Kind::DoublePush) continue;
        const PieceType type = position.board().typeOn(move.from());
        EXPECT_EQ(squares.givesCheck(type, move.from(), move.to()), position.after(move).isCheck())
            << toFen(position) << ' ' << toString(move.from()) << toString(move.to());
    }
}

void expectOrdinaryChecksKnown(const Position& position) {
    if (position.sideToMove() == Color::White)
        expectOrdinaryChecksKnown(position, kWhite);
    else
        expectOrdinaryChecksKnown(position, kBlack);
}

TEST(CheckSink, KeepsEveryMoveThatGivesCheck) {
    std::ifstream file(ROQUE_TEST_DATA "/legal_moves.txt");
    std::string line;
    unsigned positions = 0;
    while (std::getline(file, line)) {
        if (!line.starts_with("fen ")) continue;
        const auto position = parseFen(line.substr(4));
        ASSERT_TRUE(position);
        expectEveryCheckKept(*position);
        expectOrdinaryChecksKnown(*position);
        // and one move further, for more constellations
        for (const Move move : legalMoves(*position)) {
            expectEveryCheckKept(position->after(move));
            expectOrdinaryChecksKnown(position->after(move));
        }
        ++positions;
    }
    EXPECT_GT(positions, 300U);
}

TEST(CheckingSquares, KnowsThatAPieceOnItsLineUncoversNothing) {
    const Position position = *parseFen("4k3/8/8/8/8/8/4P3/K3R3 w - - 0 1");
    const CheckingSquares squares(position.board(), kWhite);
    EXPECT_FALSE(squares.givesCheck(PieceType::Pawn, Square::E2, Square::E4));
}

TEST(CheckSink, LeavesOutQuietMovesThatGiveNoCheck) {
    EXPECT_EQ(candidates(Position::start()).size(), 0U);
}

TEST(CheckSink, KeepsAPieceThatUncoversACheck) {
    const auto position = parseFen("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1");
    ASSERT_TRUE(position);
    EXPECT_EQ(candidates(*position).size(), legalMoves(*position, bit(Square::E4)).size());
}

TEST(CheckSink, KeepsAPromotionThatChecksThroughTheSquareThePawnLeft) {
    // After d8=R the rook checks along the rank, and so does the queen after d8=Q; a bishop or knight on d8
    // gives no check to h8.
    const auto position = parseFen("7k/3P4/8/8/8/8/8/K7 w - - 0 1");
    ASSERT_TRUE(position);
    EXPECT_TRUE(candidates(*position).contains({Square::D7, Square::D8, Move::Kind::PromoteRook}));
    EXPECT_TRUE(candidates(*position).contains({Square::D7, Square::D8, Move::Kind::PromoteQueen}));
}

}  // namespace
}  // namespace roque
