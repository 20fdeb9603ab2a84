#include "model/opening/polyglot_book.h"

#include <array>

#include <gmock/gmock.h>

#include "tests/support/book_bytes.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::bookEntry;
using testing::ElementsAre;
using testing::IsEmpty;

/// The moves of a book in a position; the book is given by its moves in UCI notation.
std::vector<std::string> movesOf(const Position& position, std::initializer_list<const char*> book) {
    std::vector<PolyglotEntry> entries;
    for (const char* const move : book) entries.push_back(bookEntry(position, move));
    std::vector<std::string> moves;
    for (const BookMove& each : bookMoves(position, entries))
        moves.push_back(toString(each.move.from()) + toString(each.move.to())
                        + (each.move.isPromotion() ? letterOf(each.move.promotion()) : '.'));
    return moves;
}

std::vector<BookMove> movesOf(const PolyglotEntry& entry) {
    return bookMoves(Position::start(), std::array{entry});
}

TEST(PolyglotEntry, IsReadFromItsHighestByteOn) {
    constexpr std::array<std::uint8_t, PolyglotEntry::kSize> kBytes{0x46, 0x3b, 0x96, 0x18, 0x16, 0x91,
                                                                    0xfc, 0x9c, 0x03, 0x1c, 0x01, 0x02};
    const PolyglotEntry entry = decodePolyglotEntry(kBytes);
    EXPECT_EQ(entry, (PolyglotEntry{0x463b96181691fc9c, 0x031c, 0x0102}));
    EXPECT_THAT(movesOf(entry),
                ElementsAre(BookMove{Move(Square::E2, Square::E4, Move::Kind::DoublePush), 0x0102}));
}

TEST(BookMoves, AreThoseOfThePositionInTheOrderOfTheBook) {
    const Position start = Position::start();
    const Position other = test::positionOf("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    const std::vector<PolyglotEntry> entries{bookEntry(start, "g1f3", 3), bookEntry(other, "b1c3"),
                                             bookEntry(start, "b1c3", 7)};
    EXPECT_THAT(bookMoves(start, entries), ElementsAre(BookMove{Move(Square::G1, Square::F3), 3},
                                                       BookMove{Move(Square::B1, Square::C3), 7}));
}

TEST(BookMoves, AreLegal) {
    EXPECT_THAT(movesOf(Position::start(), {"e2e5", "a1a1", "e7e5", "e2e4q", "b1c3"}), ElementsAre("b1c3."));
}

TEST(BookMoves, HaveNoWeightOfZero) {
    EXPECT_THAT(movesOf(bookEntry(Position::start(), "e2e4", 0)), IsEmpty());
}

TEST(BookMoves, HaveBothWeightsOfAMoveThatComesTwice) {
    const std::vector<PolyglotEntry> entries(2, bookEntry(Position::start(), "g1f3", 65'535));
    EXPECT_THAT(bookMoves(Position::start(), entries),
                ElementsAre(BookMove{Move(Square::G1, Square::F3), 131'070}));
}

TEST(BookMoves, CastleWithTheKingOntoItsRookOrByTwoSquares) {
    const Position white = test::positionOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_THAT(movesOf(white, {"e1h1", "e1a1"}), ElementsAre("e1h1.", "e1a1."));
    EXPECT_THAT(movesOf(white, {"e1g1", "e1c1"}), ElementsAre("e1h1.", "e1a1."));
    const Position black = test::positionOf("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    EXPECT_THAT(movesOf(black, {"e8h8", "e8a8"}), ElementsAre("e8h8.", "e8a8."));
}

TEST(BookMoves, DoNotTakeARooksMoveForCastling) {
    EXPECT_THAT(movesOf(test::positionOf("3k4/8/8/8/8/8/K7/4R3 w - - 0 1"), {"e1h1"}), ElementsAre("e1h1."));
    EXPECT_THAT(movesOf(test::positionOf("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), {"e1h1"}), IsEmpty());
}

/// In Chess960, a text that is a plain king's move means that move.
TEST(BookMoves, CastleInChess960) {
    const Position position = test::positionOf("4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1");
    EXPECT_THAT(movesOf(position, {"f1h1", "f1b1", "f1g1"}), ElementsAre("f1h1.", "f1b1.", "f1g1."));
    EXPECT_TRUE(bookMoves(position, std::array{bookEntry(position, "f1b1")})[0].move.isCastling());
    EXPECT_FALSE(bookMoves(position, std::array{bookEntry(position, "f1g1")})[0].move.isCastling());
}

TEST(BookMoves, Promote) {
    const Position position = test::positionOf("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_THAT(movesOf(position, {"a7a8n", "a7a8b", "a7a8r", "a7b8q", "a7a8"}),
                ElementsAre("a7a8n", "a7a8b", "a7a8r", "a7b8q"));
    PolyglotEntry odd = bookEntry(position, "a7a8q");
    odd.move = static_cast<std::uint16_t>(odd.move + 0x1000U);  // 5: no piece
    EXPECT_THAT(bookMoves(position, std::array{odd}), IsEmpty());
}

TEST(BookMoves, CaptureEnPassant) {
    const Position position = test::positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    EXPECT_EQ(bookMoves(position, std::array{bookEntry(position, "e5d6")})[0].move.kind(),
              Move::Kind::EnPassant);
}

TEST(DrawnBookMove, ComesAsOftenAsItsWeightSays) {
    const Move knight(Square::G1, Square::F3);
    const Move other(Square::B1, Square::C3);
    const std::array moves{BookMove{knight, 3}, BookMove{other, 1}};
    unsigned knights = 0;
    for (std::uint64_t lot = 0; lot < 400; ++lot) knights += drawBookMove(moves, lot) == knight ? 1U : 0U;
    EXPECT_EQ(knights, 300U);
}

TEST(DrawnBookMove, IsNoneOfNone) {
    EXPECT_EQ(drawBookMove({}, 5), std::nullopt);
}

}  // namespace
}  // namespace roque
