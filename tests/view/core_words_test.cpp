#include "view/text/core_words.h"

#include <gmock/gmock.h>

#include <iterator>
#include <nlohmann/json.hpp>

#include "controller/players/book_file.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/storage/file_error.h"
#include "model/board/validity.h"
#include "model/game/time_control.h"
#include "model/notation/fen.h"
#include "model/notation/move_error.h"
#include "model/notation/pgn/game_builder.h"
#include "tests/support/data_file.h"
#include "tests/support/temporary_folder.h"
#include "view/toolkit/text.h"

// Whatever model and controller may tell in the window can be translated.
namespace roque {
namespace {

TEST(CoreSentences, AreKnownForEveryFen) {
    for (const auto& each : nlohmann::json::parse(test::openData("fen_cases.json"))) {
        const auto position = parseFen(each.at("fen").get<std::string>());
        if (position) continue;
        EXPECT_TRUE(isCoreSentence(position.error().describe())) << position.error().describe();
    }
    for (std::size_t at = 0; at < kPositionProblemCount; ++at)
        EXPECT_TRUE(isCoreSentence(describe(PositionProblem(at)))) << describe(PositionProblem(at));
}

TEST(CoreSentences, AreKnownForEveryGame) {
    for (const auto& entry : nlohmann::json::parse(test::openData("pgn/manifest.json"))) {
        std::ifstream file = test::openData("pgn/" + entry["file"].get<std::string>());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (const ReadGame& game : readPgn(text)) {
            for (const PgnProblem& problem : game.problems)
                EXPECT_TRUE(isCoreSentence(problem.describe())) << problem.describe();
        }
    }
}

TEST(CoreSentences, AreKnownForTimes) {
    for (const char* const text :
         {"5 minutes", "", "2000000", "0/300", "0", "0+2", "*0", "300:300", "600x30", "600+0x30", "0+1x0"})
        EXPECT_TRUE(isCoreSentence(parseTimeControl(text).error())) << text;
    EXPECT_TRUE(isCoreSentence(parseFen("good day").error().describe()));
}

TEST(CoreSentences, AreKnownForMovesAndFiles) {
    for (const auto kind : {MoveError::Kind::Syntax, MoveError::Kind::Illegal, MoveError::Kind::Ambiguous}) {
        const MoveError error{kind, "Nf3"};
        EXPECT_TRUE(isCoreSentence(error.describe())) << error.describe();
    }
    using Step = FileError::Step;
    for (const Step step : {Step::Find, Step::Read, Step::Write, Step::Replace}) {
        const FileError error{step, "/a", std::make_error_code(std::errc::permission_denied)};
        EXPECT_TRUE(isCoreSentence(error.describe())) << error.describe();
    }
    for (const char* const told :
         {"It is not a person's turn", "The time is over", "Reading was stopped", "/a is no text",
          "The file has more games than can be listed",
          "The file has been changed by another program since it was read",
          "/a has been changed by another program, and this game is no longer in it"})
        EXPECT_TRUE(isCoreSentence(told)) << told;
}

TEST(CoreSentences, AreKnownForEveryOpeningBook) {
    const test::TemporaryFolder folder;
    const std::string entry(PolyglotEntry::kSize, '\1');
    const std::string lowerEntry(PolyglotEntry::kSize, '\0');
    for (const std::string& bytes : {std::string(), std::string("odd"), entry + lowerEntry}) {
        const auto book = BookFile::open(folder.write("book.bin", bytes));
        ASSERT_FALSE(book);
        EXPECT_TRUE(isCoreSentence(book.error())) << book.error();
    }
    const auto book = BookFile::open(folder.write("book.bin", entry));
    std::filesystem::resize_file(folder / "book.bin", 0);
    EXPECT_TRUE(isCoreSentence(book->find(0).error())) << book->find(0).error();
}

TEST(CoreSentences, AreKnownForEveryBadPlugin) {
    PluginRegistry registry({{ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    ASSERT_GE(registry.unusable().size(), 10U);
    for (const UnusablePlugin& plugin : registry.unusable())
        EXPECT_TRUE(isCoreSentence(plugin.reason)) << plugin.reason;
}

TEST(CoreWords, StayEnglishWithoutACatalog) {
    EXPECT_EQ(toUtf8(coreWords("column 3, castling: 'x' is not a number\nsomething else")),
              "column 3, castling: 'x' is not a number\nsomething else");
    EXPECT_EQ(toUtf8(coreWords("")), "");
}

}  // namespace
}  // namespace roque
