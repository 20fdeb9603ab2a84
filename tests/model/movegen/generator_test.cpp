#include "model/movegen/generator.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// A position with a move of every kind for White.
constexpr std::string_view kEveryKind = "1n2k3/P7/8/3pP3/8/8/P7/4K2R w K d6 0 1";

template <MoveFilter Filter>
std::vector<std::string> textsOf(std::string_view fen, Bitboard among = kAllSquares) {
    const Position position = positionOf(fen);
    MoveList moves;
    listMoves<Filter>(position, position.sideToMove(),
                      checksAndPinsOf(position.board(), position.sideToMove()), moves, among);
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(toUci(move, position, CastlingNotation::KingTakesRook));
    return texts;
}

TEST(Generator, ListsMovesOfEveryKind) {
    EXPECT_THAT(textsOf<MoveFilter::All>(kEveryKind, bit(Square::A7)),
                UnorderedElementsAre("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n"));
    EXPECT_THAT(textsOf<MoveFilter::All>(kEveryKind, bit(Square::A2)), UnorderedElementsAre("a2a3", "a2a4"));
    EXPECT_THAT(textsOf<MoveFilter::All>(kEveryKind, bit(Square::E5)), UnorderedElementsAre("e5e6", "e5d6"));
    EXPECT_THAT(textsOf<MoveFilter::All>(kEveryKind, bit(Square::E1)),
                UnorderedElementsAre("e1d1", "e1d2", "e1e2", "e1f2", "e1f1", "e1h1"));
}

TEST(Generator, ListsCapturesAndPromotionsAsNoisy) {
    EXPECT_THAT(
        textsOf<MoveFilter::Noisy>(kEveryKind),
        UnorderedElementsAre("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n", "e5d6"));
}

TEST(Generator, ListsTheOthersAsQuiet) {
    EXPECT_THAT(textsOf<MoveFilter::Quiet>(kEveryKind, ~bit(Square::H1)),
                UnorderedElementsAre("a2a3", "a2a4", "e5e6", "e1d1", "e1d2", "e1e2", "e1f2", "e1f1", "e1h1"));
}

TEST(Generator, ListsNothingForAnEmptySquare) {
    EXPECT_THAT(textsOf<MoveFilter::All>(kEveryKind, bit(Square::C4)), IsEmpty());
    EXPECT_THAT(textsOf<MoveFilter::All>(kEveryKind, kNoSquares), IsEmpty());
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

}  // namespace
}  // namespace roque::test
