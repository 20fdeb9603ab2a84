#include "controller/players/opening_book.h"

#include <set>

#include <gmock/gmock.h>
#include <unistd.h>

#include "model/movegen/legal_moves.h"
#include "tests/support/book_bytes.h"
#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::IsEmpty;
using testing::SizeIs;

const Move kKnight(Square::G1, Square::F3);

class OpeningBookTest : public testing::Test {
protected:
    /// A book in which all first moves have the same weight.
    [[nodiscard]] std::string everyFirstMove() const {
        std::vector<PolyglotEntry> entries;
        for (const Move move : legalMoves(Position::start()))
            entries.push_back(bookEntry(Position::start(), toString(move.from()) + toString(move.to())));
        return folder_.write("every.bin", bookOf(entries));
    }
    [[nodiscard]] std::string onlyKnight() const {
        return folder_.write("knight.bin", bookOf({bookEntry(Position::start(), "g1f3")}));
    }
    [[nodiscard]] OpeningBook::Trouble note() {
        return [this](const Message& trouble) { troubles_.push_back(english(trouble)); };
    }
    /// The move that a seed draws at the start.
    [[nodiscard]] Move firstMove(std::uint64_t seed) {
        OpeningBook book(everyFirstMove(), seed);
        book.open(note());
        return *book.moveFor({});
    }

    TemporaryFolder folder_;
    std::vector<std::string> troubles_;
};

TEST_F(OpeningBookTest, HasAMoveWhereTheGameIsInIt) {
    OpeningBook book(onlyKnight());
    book.open(note());
    EXPECT_EQ(book.moveFor({}), kKnight);
    SearchRequest later;
    later.moves = {Move(Square::B1, Square::C3)};
    EXPECT_EQ(book.moveFor(later), std::nullopt);
    EXPECT_THAT(troubles_, IsEmpty());
}

TEST_F(OpeningBookTest, KnowsAPositionHoweverItWasReached) {
    const Position after = positionOf("rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2");
    OpeningBook book(folder_.write("book.bin", bookOf({bookEntry(after, "b1c3")})));
    book.open(note());
    SearchRequest played;
    played.moves = {kKnight, Move(Square::G8, Square::F6)};
    EXPECT_EQ(book.moveFor(played), Move(Square::B1, Square::C3));
    SearchRequest setUp;
    setUp.start = positionOf("rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 17 40");
    EXPECT_EQ(book.moveFor(setUp), Move(Square::B1, Square::C3));
}

TEST_F(OpeningBookTest, DrawsTheSameBySameSeed) {
    std::set<std::uint16_t> drawn;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Move move = firstMove(seed);
        EXPECT_EQ(move, firstMove(seed)) << seed;
        drawn.insert(move.raw());
    }
    EXPECT_GT(drawn.size(), 10U);  // of 20
}

TEST_F(OpeningBookTest, DrawsAnotherEachTimeWithoutASeed) {
    OpeningBook book(everyFirstMove());
    book.open(note());
    std::set<std::uint16_t> drawn;
    for (int times = 0; times < 100; ++times) drawn.insert(book.moveFor({})->raw());
    EXPECT_GT(drawn.size(), 1U);
}

TEST_F(OpeningBookTest, LeavesItToThePlayerWhichOfSomeMovesIsBest) {
    OpeningBook book(onlyKnight());
    book.open(note());
    SearchRequest request;
    request.searchMoves = {Move(Square::B1, Square::C3)};
    EXPECT_EQ(book.moveFor(request), std::nullopt);
}

TEST_F(OpeningBookTest, HasNoMoveWithoutAFile) {
    OpeningBook book({});
    book.open(note());
    EXPECT_EQ(book.moveFor({}), std::nullopt);
    EXPECT_THAT(troubles_, IsEmpty());
}

TEST_F(OpeningBookTest, SaysOnceThatItCannotBeUsed) {
    OpeningBook book(folder_ / "gone.bin");
    book.open(note());
    for (int times = 0; times < 2; ++times) EXPECT_EQ(book.moveFor({}), std::nullopt);
    EXPECT_THAT(troubles_, SizeIs(1));
}

TEST_F(OpeningBookTest, SaysOnceThatItCanNoLongerBeUsed) {
    const std::string path = onlyKnight();
    OpeningBook book(path);
    book.open(note());
    ASSERT_EQ(::truncate(path.c_str(), 5), 0);
    for (int times = 0; times < 2; ++times) EXPECT_EQ(book.moveFor({}), std::nullopt);
    EXPECT_THAT(troubles_, ElementsAre(EndsWith("has become shorter while it was in use")));
}

TEST(BookSeed, IsThePlayersOptionSeed) {
    EXPECT_EQ(bookSeed({{"Hash", "16"}, {"seed", "7"}}), 7U);
    EXPECT_EQ(bookSeed({{"Hash", "16"}}), 0U);
    EXPECT_EQ(bookSeed({{"Seed", "a number"}}), 0U);
}

}  // namespace
}  // namespace roque::test
