#include "model/pieces/sinks.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "model/notation/uci_move.h"
#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// A position with a move of every kind for White.
constexpr std::string_view kEveryKind = "1n2k3/P7/8/3pP3/8/8/P7/4K2R w K d6 0 1";

template <Wanted Which>
std::vector<std::string> textsOf(std::string_view fen, Bitboard among = kAllSquares) {
    const Position position = positionOf(fen);
    MoveList moves;
    listMoves<Which>(position, position.sideToMove(), situationOf(position.board(), position.sideToMove()),
                     moves, among);
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(toUci(move, position, CastlingNotation::KingTakesRook));
    return texts;
}

TEST(Generator, ListsMovesOfEveryKind) {
    EXPECT_THAT(textsOf<Wanted::All>(kEveryKind, bit(Square::A7)),
                UnorderedElementsAre("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n"));
    EXPECT_THAT(textsOf<Wanted::All>(kEveryKind, bit(Square::A2)), UnorderedElementsAre("a2a3", "a2a4"));
    EXPECT_THAT(textsOf<Wanted::All>(kEveryKind, bit(Square::E5)), UnorderedElementsAre("e5e6", "e5d6"));
    EXPECT_THAT(textsOf<Wanted::All>(kEveryKind, bit(Square::E1)),
                UnorderedElementsAre("e1d1", "e1d2", "e1e2", "e1f2", "e1f1", "e1h1"));
}

TEST(Generator, ListsCapturesAndPromotionsAsNoisy) {
    EXPECT_THAT(
        textsOf<Wanted::Noisy>(kEveryKind),
        UnorderedElementsAre("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n", "e5d6"));
}

TEST(Generator, ListsTheOthersAsQuiet) {
    EXPECT_THAT(textsOf<Wanted::Quiet>(kEveryKind, ~bit(Square::H1)),
                UnorderedElementsAre("a2a3", "a2a4", "e5e6", "e1d1", "e1d2", "e1e2", "e1f2", "e1f1", "e1h1"));
}

TEST(Generator, ListsNothingForAnEmptySquare) {
    EXPECT_THAT(textsOf<Wanted::All>(kEveryKind, bit(Square::C4)), IsEmpty());
    EXPECT_THAT(textsOf<Wanted::All>(kEveryKind, kNoSquares), IsEmpty());
}

TEST(Generator, NamesTheKindOfEachMove) {
    const Position position = positionOf(kEveryKind);
    const MoveList moves = legalMoves(position);
    EXPECT_TRUE(moves.contains(Move(Square::A2, Square::A4, Move::Kind::DoublePush)));
    EXPECT_TRUE(moves.contains(Move(Square::A2, Square::A3, Move::Kind::Normal)));
    EXPECT_TRUE(moves.contains(Move(Square::E5, Square::D6, Move::Kind::EnPassant)));
    EXPECT_TRUE(moves.contains(Move(Square::E1, Square::H1, Move::Kind::Castling)));
    EXPECT_TRUE(moves.contains(Move(Square::A7, Square::B8, Move::Kind::PromoteKnight)));
}

TEST(CountSink, CountsWhatWouldBeListed) {
    const Position position = positionOf(kEveryKind);
    CountSink sink;
    generate(position, kWhite, situationOf(position.board(), kWhite), sink);
    EXPECT_EQ(sink.moves, legalMoves(position).size());
}

TEST(CountSink, CountsAPromotionFourTimes) {
    CountSink sink;
    sink.promotions(8, bit(Square::A8) | bit(Square::C8));
    EXPECT_EQ(sink.moves, 8U);
}

/// Finds the first moves and remembers how often it was told of any.
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

TEST(AnySink, IsNotBotheredOnceItHasSeenAMove) {
    const Position position = positionOf("4k3/8/8/8/8/8/P7/R2QK3 w - - 0 1");
    CuriousSink sink;
    generate(position, kWhite, situationOf(position.board(), kWhite), sink);
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
