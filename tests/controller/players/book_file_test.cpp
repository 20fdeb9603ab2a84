#include "controller/players/book_file.h"

#include <random>

#include <gmock/gmock.h>
#include <unistd.h>

#include "tests/support/book_bytes.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

class BookFileTest : public testing::Test {
protected:
    [[nodiscard]] BookFile open(const std::string& bytes) const {
        auto book = BookFile::open(folder_.write("book.bin", bytes));
        if (!book) throw std::runtime_error(english(book.error()));
        return std::move(*book);
    }
    /// Why a book with these bytes cannot be opened.
    [[nodiscard]] std::string refusalOf(const std::string& bytes) const {
        const auto book = BookFile::open(folder_.write("book.bin", bytes));
        return book ? "" : english(book.error());
    }
    [[nodiscard]] std::string path() const { return (folder_ / "book.bin").string(); }

    TemporaryFolder folder_;
};

TEST_F(BookFileTest, FindsAllEntriesOfAKeyInTheirOrder) {
    const BookFile book = open(bytesOf({{1, 10, 1}, {5, 20, 1}, {5, 21, 2}, {5, 22, 0}, {9, 30, 1}}));
    EXPECT_THAT(*book.find(5),
                ElementsAre(PolyglotEntry{5, 20, 1}, PolyglotEntry{5, 21, 2}, PolyglotEntry{5, 22, 0}));
    EXPECT_THAT(*book.find(1), SizeIs(1));
    EXPECT_THAT(*book.find(9), SizeIs(1));
    for (const Key key : {Key{0}, Key{4}, Key{6}, ~Key{0}}) EXPECT_THAT(*book.find(key), IsEmpty()) << key;
}

TEST_F(BookFileTest, FindsWhatIsThereAndNothingElse) {
    std::mt19937_64 random(1);
    std::vector<PolyglotEntry> entries;
    for (std::uint16_t number = 0; number < 2000; ++number) entries.push_back({random() % 3000, number, 1});
    const BookFile book = open(bookOf(entries));
    for (Key key = 0; key < 3000; ++key) {
        std::vector<PolyglotEntry> expected;
        std::ranges::copy_if(entries, std::back_inserter(expected),
                             [&](const PolyglotEntry& entry) { return entry.key == key; });
        ASSERT_EQ(*book.find(key), expected) << key;
    }
}

TEST_F(BookFileTest, KnowsTheHighestKey) {
    const BookFile book = open(bytesOf({{1, 10, 1}, {~Key{0}, 20, 1}}));
    EXPECT_THAT(*book.find(~Key{0}), SizeIs(1));
}

TEST_F(BookFileTest, FindsNoMoreEntriesThanAPositionMayHaveMoves) {
    const BookFile book = open(bytesOf(std::vector<PolyglotEntry>(1000, {5, 20, 1})));
    EXPECT_THAT(*book.find(5), SizeIs(MoveList::kCapacity));
}

TEST_F(BookFileTest, SaysThatThereIsNoFile) {
    EXPECT_THAT(english(BookFile::open(folder_ / "gone.bin").error()),
                testing::AllOf(StartsWith("Cannot find "), HasSubstr("gone.bin")));
}

TEST_F(BookFileTest, RefusesWhatIsNoFile) {
    EXPECT_THAT(english(BookFile::open(folder_.path()).error()), StartsWith("Cannot read "));
}

TEST_F(BookFileTest, RefusesAnEmptyFile) {
    EXPECT_EQ(refusalOf(""), "The opening book " + path() + " is empty");
}

TEST_F(BookFileTest, RefusesAFileThatEndsWithinAnEntry) {
    EXPECT_EQ(refusalOf(bytesOf({{1, 10, 1}}) + "x"),
              path() + " is not an opening book: its size is not a multiple of 16 bytes");
}

TEST_F(BookFileTest, RefusesAFileWhoseEntriesAreNotInOrder) {
    EXPECT_EQ(refusalOf(bytesOf({{1, 10, 1}, {7, 10, 1}, {6, 10, 1}})),
              path() + " is not an opening book: its entries are not in order");
    std::mt19937_64 random(2);
    std::vector<PolyglotEntry> entries;
    for (unsigned number = 0; number < 10'000; ++number) entries.push_back({random(), 0, 1});
    EXPECT_THAT(refusalOf(bytesOf(entries)), EndsWith("not in order"));
}

/// Opening a large book does not check every entry.
TEST_F(BookFileTest, FindsOutLaterThatEntriesAreNotInOrder) {
    std::vector<PolyglotEntry> entries;
    for (Key key = 0; key < 4000; ++key) entries.push_back({key, 10, 1});
    entries[1001].key = 3999;
    const BookFile book = open(bytesOf(entries));
    EXPECT_THAT(*book.find(500), SizeIs(1));
    EXPECT_THAT(english(book.find(1002).error()), EndsWith("its entries are not in order"));
}

TEST_F(BookFileTest, SaysThatTheFileHasBecomeShorter) {
    const BookFile book = open(bytesOf({{1, 10, 1}, {5, 20, 1}, {9, 30, 1}}));
    ASSERT_EQ(::truncate(path().c_str(), 20), 0);
    EXPECT_EQ(english(book.find(5).error()),
              "The opening book " + path() + " has become shorter while it was in use");
}

TEST_F(BookFileTest, GoesOnWithAFileThatWasReplacedOrDeleted) {
    const BookFile book = open(bytesOf({{1, 10, 1}}));
    std::filesystem::remove(path());
    EXPECT_THAT(*book.find(1), SizeIs(1));
}

}  // namespace
}  // namespace roque::test
