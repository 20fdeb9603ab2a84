#include "model/pieces/sinks.h"

#include <vector>

#include <gmock/gmock.h>

#include "model/movegen/generator.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::ElementsAre;

/// A position with a move of every kind for White.
constexpr std::string_view kMoveOfEachKind = "1n2k3/P7/8/3pP3/8/8/P7/4K2R w K d6 0 1";

TEST(CountSink, CountsWhatWouldBeListed) {
    const Position position = positionOf(kMoveOfEachKind);
    CountSink sink;
    generate(position, kWhite, checksAndPinsOf(position.board(), kWhite), sink);
    EXPECT_EQ(sink.moves, [&] {
        MoveList moves;
        listMoves(position, kWhite, checksAndPinsOf(position.board(), kWhite), moves);
        return moves.size();
    }());
}

TEST(CountSink, CountsAPromotionFourTimes) {
    CountSink sink;
    sink.promotions(8, bit(Square::A8) | bit(Square::C8));
    EXPECT_EQ(sink.moves, 8U);
}

/// An AnySink that counts how often it is told of a move.
struct CuriousSink : AnySink {
    int told = 0;

    void squares(PieceType type, Square from, Bitboard targets) {
        if (targets != 0) ++told;
        AnySink::squares(type, from, targets);
    }
    void pawns(Move::Kind kind, int step, Bitboard targets) {
        if (targets != 0) ++told;
        AnySink::pawns(kind, step, targets);
    }
};

TEST(AnySink, IsNotAskedAgainOnceItHasAMove) {
    const Position position = positionOf("4k3/8/8/8/8/8/P7/R2QK3 w - - 0 1");
    CuriousSink sink;
    generate(position, kWhite, checksAndPinsOf(position.board(), kWhite), sink);
    EXPECT_TRUE(sink.isDone());
    EXPECT_EQ(sink.told, 1) << "the king can move, so nobody else is asked";
}

TEST(AnySink, FindsAMoveOfEveryKind) {
    const auto found = [](auto tell) {
        AnySink sink;
        tell(sink);
        return sink.isDone();
    };
    EXPECT_FALSE(found([](AnySink&) {}));
    EXPECT_FALSE(found([](AnySink& sink) { sink.squares(PieceType::Rook, Square::A1, kNoSquares); }));
    EXPECT_TRUE(found([](AnySink& sink) { sink.squares(PieceType::Rook, Square::A1, bit(Square::A2)); }));
    EXPECT_TRUE(found([](AnySink& sink) { sink.pawns(Move::Kind::Normal, 8, bit(Square::A3)); }));
    EXPECT_TRUE(found([](AnySink& sink) { sink.promotions(8, bit(Square::A8)); }));
    EXPECT_TRUE(found([](AnySink& sink) { sink.enPassant(Square::E5, Square::D6); }));
    EXPECT_TRUE(found([](AnySink& sink) { sink.castling(Square::E1, Square::H1); }));
}

TEST(EachSink, HandsOverMovesOneByOne) {
    std::vector<Move> moves;
    EachSink sink{[&](Move move) { moves.push_back(move); }};
    sink.squares(PieceType::Knight, Square::B1, bit(Square::A3) | bit(Square::C3));
    sink.pawns(Move::Kind::DoublePush, 16, bit(Square::E4));
    EXPECT_THAT(moves, ElementsAre(Move(Square::B1, Square::A3), Move(Square::B1, Square::C3),
                                   Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
}

}  // namespace
}  // namespace roque::test
