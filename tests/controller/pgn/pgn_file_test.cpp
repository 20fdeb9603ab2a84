#include "controller/pgn/pgn_file.h"

#include <filesystem>

#include <gmock/gmock.h>

#include "controller/pgn/game_search.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

class PgnFileTest : public testing::Test {
protected:
    /// Opens a file with this content and waits until it has been read.
    PgnFile& open(std::string_view content, const char* name = "games.pgn") {
        writeText(folder_ / name, content);
        return openThere(name);
    }
    PgnFile& openThere(const char* name) {
        file_ = std::make_unique<PgnFile>(dispatcher_, folder_ / name, [this] { ++changes_; });
        EXPECT_TRUE(dispatcher_.runUntil([this] { return !file_->isReading(); }));
        return *file_;
    }
    Result<GameFromFile, Message> read(std::size_t at) {
        std::optional<Result<GameFromFile, Message>> read;
        file_->read(at, [&](Result<GameFromFile, Message> game) { read.emplace(std::move(game)); });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return read.has_value(); }));
        return std::move(*read);
    }

    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
    std::unique_ptr<PgnFile> file_;
    int changes_ = 0;
};

constexpr std::string_view kTwo = "[Event \"one\"]\n\n1. e4 *\n\n[Event \"two\"]\n\n1. d4 d5 *\n";

TEST_F(PgnFileTest, FindsTheGames) {
    const PgnFile& file = open(kTwo);
    EXPECT_EQ(file.size(), 2U);
    EXPECT_EQ(file.summary(1).event, "two");
    EXPECT_FALSE(file.problem());
    EXPECT_GT(changes_, 0);
    EXPECT_EQ(file.findAt(24), 1U);
    EXPECT_EQ(file.findAt(23), std::nullopt);
}

TEST_F(PgnFileTest, ReadsAGameWhenItIsWanted) {
    open(kTwo);
    const auto read = this->read(1);
    ASSERT_TRUE(read) << english(read.error());
    EXPECT_EQ(read->game.record.root->next()->san(), "d4");
    EXPECT_EQ(read->origin.section, kTwo.substr(24));
    EXPECT_FALSE(read->origin.hasErrors);
}

TEST_F(PgnFileTest, ReadsAGameThatSharesItsSection) {
    open("1. e4 1-0 1. d4 d5 0-1");
    EXPECT_EQ(read(1)->game.record.root->next()->san(), "d4");
}

TEST_F(PgnFileTest, ReadsUtf16) {
    std::string wide = "\xff\xfe";
    for (const char letter : kTwo) {
        wide += letter;
        wide += '\0';
    }
    open(wide);
    EXPECT_EQ(file_->size(), 2U);
    EXPECT_EQ(read(1)->game.record.root->next()->san(), "d4");
}

TEST_F(PgnFileTest, KnowsWhichGamesHaveErrors) {
    const PgnFile& file = open("1. e4 *\n\n[Event \"bad\"]\n\n1. e4 Ke7 *\n");
    EXPECT_EQ(file.gamesWithErrors(), 1U);
    EXPECT_TRUE(read(1)->origin.hasErrors);
}

TEST_F(PgnFileTest, TellsThatTheFileIsAnother) {
    const PgnFile& file = open(kTwo);
    EXPECT_FALSE(file.hasChangedOnDisk());
    writeText(folder_ / "games.pgn", "[Event \"other\"]\n\n1. c4 *\n");
    EXPECT_TRUE(file.hasChangedOnDisk());
    EXPECT_THAT(english(read(1).error()), HasSubstr("changed by another program"));
}

TEST_F(PgnFileTest, SaysWhyAFileCannotBeRead) {
    EXPECT_THAT(english(*openThere("none.pgn").problem()), HasSubstr("No such file"));
    fs::create_directory(folder_ / "folder.pgn");
    EXPECT_THAT(english(*openThere("folder.pgn").problem()), HasSubstr("directory"));
    const std::string program(
        "\x7f"
        "ELF\x02\x01\x01\0\0\0\0\0\0",
        13);
    EXPECT_THAT(english(*open(program).problem()), HasSubstr("not a text file"));
}

TEST_F(PgnFileTest, HasNoGamesInAnEmptyFile) {
    EXPECT_EQ(open("").size(), 0U);
    EXPECT_FALSE(file_->problem());
}

TEST_F(PgnFileTest, StopsWhenItIsTold) {
    std::string text;
    for (int game = 0; game < 100'000; ++game) text += "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    writeText(folder_ / "long.pgn", text);
    PgnFile file(dispatcher_, folder_ / "long.pgn", nullptr);
    file.stop();
    ASSERT_TRUE(dispatcher_.runUntil([&] { return !file.isReading(); }));
    EXPECT_LT(file.size(), 100'000U);
    EXPECT_EQ(english(*file.problem()), "Reading was stopped");
}

TEST_F(PgnFileTest, EndsWhileItIsStillReading) {
    std::string text;
    for (int game = 0; game < 100'000; ++game) text += "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    writeText(folder_ / "long.pgn", text);
    std::make_unique<PgnFile>(dispatcher_, folder_ / "long.pgn", [] { ADD_FAILURE(); }).reset();
    dispatcher_.runPending();
}

/// In UTF-16 a game is found by reading everything before it.
TEST_F(PgnFileTest, DoesNotReadWhatNobodyWantsAnyMore) {
    using Steady = std::chrono::steady_clock;
    std::string wide = "\xff\xfe";
    for (int game = 0; game < 4000; ++game) {
        for (const char letter : "[Event \"x\"]\n\n{" + std::string(1000, 'x') + "} 1. e4 *\n\n") {
            wide += letter;
            wide += '\0';
        }
    }
    const std::size_t last = open(wide).size() - 1;
    auto begin = Steady::now();
    for (int times = 0; times < 20; ++times) ASSERT_TRUE(read(last));
    const auto some = Steady::now() - begin;
    for (int times = 0; times < 200; ++times) file_->read(last, [](const auto&) { ADD_FAILURE(); });
    begin = Steady::now();
    file_.reset();
    EXPECT_LT(Steady::now() - begin, some);
    dispatcher_.runPending();
}

TEST_F(PgnFileTest, IsSearchedPartByPart) {
    std::string text;
    for (int game = 0; game < 10'000; ++game)
        text += "[White \"Player " + std::to_string(game) + "\"]\n\n1. e4 *\n\n";
    const PgnFile& file = open(text);
    GameCriteria criteria;
    criteria.words = "player 77";
    GameSearch search(criteria);
    while (search.searchNextPart(file)) {
    }
    EXPECT_EQ(search.found().size(), 280U);
    for (const std::uint32_t at : search.found())
        EXPECT_NE(std::to_string(at).find("77"), std::string::npos) << at;
}

}  // namespace
}  // namespace roque::test
