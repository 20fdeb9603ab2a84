#include "model/position/position.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

TEST(Position, OfTheStartIsThatOfChess) {
    const Position start = Position::start();
    EXPECT_EQ(toFen(start), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_FALSE(start.isCheck());
}

TEST(Position, IsNotChangedByAMoveMadeFromIt) {
    const Position start = Position::start();
    const Position after = start.after(Move(Square::G1, Square::F3));
    EXPECT_EQ(start, Position::start());
    EXPECT_NE(after, start);
    EXPECT_EQ(toFen(after), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
}

TEST(Position, IsTheSameForASideKnownWhileCompiling) {
    const Move move(Square::E2, Square::E4, Move::Kind::DoublePush);
    EXPECT_EQ(Position::start().after(kWhite, move), Position::start().after(move));
    EXPECT_EQ(Position::start().after(Color::White, move), Position::start().after(move));
}

TEST(Position, CountsPliesSinceTheLastCaptureOrPawnMove) {
    const auto clockAfter = [](std::string_view fen, Move move) {
        return positionOf(fen).after(move).halfmoveClock();
    };
    constexpr std::string_view kFen = "4k3/P7/8/1p6/8/8/P7/R3K3 w Q - 7 20";
    EXPECT_EQ(clockAfter(kFen, Move(Square::E1, Square::E2)), 8U);
    EXPECT_EQ(clockAfter(kFen, Move(Square::A2, Square::A3)), 0U);
    EXPECT_EQ(clockAfter(kFen, Move(Square::A2, Square::A4, Move::Kind::DoublePush)), 0U);
    EXPECT_EQ(clockAfter(kFen, Move(Square::A7, Square::A8, Move::Kind::PromoteQueen)), 0U);
    EXPECT_EQ(clockAfter(kFen, Move(Square::E1, Square::A1, Move::Kind::Castling)), 8U);
    EXPECT_EQ(clockAfter("4k3/8/8/1p6/8/8/8/RN2K3 w - - 7 20", Move(Square::B1, Square::C3)), 8U);
    EXPECT_EQ(clockAfter("4k3/8/8/1p6/8/2N5/8/4K3 w - - 7 20", Move(Square::C3, Square::B5)), 0U);
}

TEST(Position, NumbersMovesAfterBlack) {
    const Position start = positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 20");
    const Position afterWhite = start.after(Move(Square::E1, Square::E2));
    EXPECT_EQ(afterWhite.fullmoveNumber(), 20U);
    EXPECT_EQ(afterWhite.sideToMove(), Color::Black);
    const Position afterBlack = afterWhite.after(Move(Square::E8, Square::E7));
    EXPECT_EQ(afterBlack.fullmoveNumber(), 21U);
    EXPECT_EQ(afterBlack.sideToMove(), Color::White);
}

TEST(Position, KnowsCheck) {
    EXPECT_TRUE(positionOf("4r2k/8/8/8/8/8/8/4K3 w - - 0 1").isCheck());
    EXPECT_FALSE(positionOf("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1").isCheck());
    EXPECT_FALSE(positionOf("4r2k/8/8/8/8/8/4N3/4K3 b - - 0 1").isCheck());
    EXPECT_TRUE(positionOf("4k3/8/8/8/7B/8/8/4RK2 b - - 0 1").isCheck());
}

TEST(Position, IsTheSameWhateverItsCountersSay) {
    const Position one = positionOf("4k3/8/8/8/8/8/8/4K3 w - - 3 20");
    const Position other = positionOf("4k3/8/8/8/8/8/8/4K3 w - - 9 40");
    EXPECT_TRUE(one.isSameAs(other));
    EXPECT_EQ(one.key(), other.key());
    EXPECT_NE(one, other) << "the counters are part of the value";
}

TEST(Position, IsAnotherWithAnotherSideRightOrEnPassantSquare) {
    const auto isSame = [](std::string_view one, std::string_view other) {
        return positionOf(one).isSameAs(positionOf(other));
    };
    EXPECT_FALSE(isSame("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"));
    EXPECT_FALSE(isSame("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_FALSE(isSame("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    EXPECT_FALSE(isSame("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1"));
}

TEST(Position, IsTheSameWithAnEnPassantSquareThatNobodyCanUse) {
    EXPECT_TRUE(positionOf("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2")
                    .isSameAs(positionOf("8/8/8/K2pP2r/8/8/8/4k3 w - - 0 2")));
}

TEST(Position, PassesTheTurnAndNothingElse) {
    const Position position = positionOf("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2");
    const Position passed = position.afterNull();
    EXPECT_EQ(passed.board(), position.board());
    EXPECT_EQ(passed.sideToMove(), Color::Black);
    EXPECT_EQ(passed.enPassant(), Square::None);
    EXPECT_EQ(passed.castlingRooks(), position.castlingRooks());
    EXPECT_EQ(passed.key(), passed.computeKey());
}

TEST(Position, IsSetUpAgainFromItsOwnSetup) {
    const Position position = positionOf("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2");
    EXPECT_EQ(*Position::from(position.setup()), position);
}

}  // namespace
}  // namespace roque::test
