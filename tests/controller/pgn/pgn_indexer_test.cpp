#include "controller/pgn/pgn_indexer.h"

#include <filesystem>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kGames =
    "[Event \"one\"]\n[White \"Ada\"]\n[Black \"Zo\xc3\xab\"]\n[Date \"1999.??.??\"]\n\n1. e4 e5 (1... c5 2. "
    "Nf3) 2. Nf3 1-0\n\n"
    "[Event \"two\"]\n\n1. e4 Ke7 2. d4 *\n\n"
    "[Event \"one\"]\n\n1/2-1/2\n";

std::shared_ptr<const PgnIndexPart> indexOf(std::string_view text, std::size_t piece = 1000) {
    PgnIndexer indexer;
    for (std::size_t at = 0; at < text.size(); at += piece) indexer.feed(text.substr(at, piece));
    indexer.finish();
    return indexer.take();
}

TEST(PgnIndexer, NotesWhatAListShows) {
    const auto part = indexOf(kGames);
    ASSERT_EQ(part->size(), 3U);
    const GameSummary game = part->summary(0);
    EXPECT_EQ(game.white, "Ada");
    EXPECT_EQ(game.black, "Zoë");
    EXPECT_EQ(game.event, "one");
    EXPECT_EQ(game.date, "1999.??.??");
    EXPECT_EQ(game.result, GameResult::WhiteWins);
    EXPECT_EQ(game.plies, 3U);
    EXPECT_EQ(game.problem, nullptr);
    EXPECT_THAT(part->summary(2).white, IsEmpty());
    EXPECT_EQ(part->summary(2).plies, 0U);
}

TEST(PgnIndexer, NotesRatingsRoundAndOpening) {
    const auto part = indexOf(
        "[WhiteElo \"2775\"]\n[BlackElo \"?\"]\n[Round \"3.1\"]\n[ECO \"B90\"]\n[Opening "
        "\"Najdorf\"]\n\n*\n");
    const GameSummary game = part->summary(0);
    EXPECT_EQ(game.whiteElo, 2775U);
    EXPECT_EQ(game.blackElo, 0U);
    EXPECT_EQ(game.round, "3.1");
    EXPECT_EQ(game.eco, "B90");
    EXPECT_EQ(game.opening, "Najdorf");
}

TEST(PgnIndexer, NotesTheFirstErrorByItsLine) {
    EXPECT_THAT(english(indexOf(kGames)->summary(1).problem->describe()),
                HasSubstr("line 10, move 1 of Black"));
}

TEST(PgnIndexer, NotesWhereGamesStandHoweverTheFileComes) {
    const auto whole = indexOf(kGames);
    for (const std::size_t piece : {1U, 7U, 64U}) {
        const auto part = indexOf(kGames, piece);
        ASSERT_EQ(part->size(), 3U);
        for (std::size_t at = 0; at < 3; ++at) {
            EXPECT_EQ(part->place(at).offset, whole->place(at).offset);
            EXPECT_EQ(part->place(at).length, whole->place(at).length);
        }
    }
    EXPECT_TRUE(kGames.substr(whole->place(1).offset).starts_with("[Event \"two\"]"));
    EXPECT_EQ(whole->place(1).line, 8U);
}

TEST(PgnIndexer, TellsGamesApartThatHaveNoTags) {
    const auto part = indexOf("1. e4 1-0 1. d4 d5 0-1");
    ASSERT_EQ(part->size(), 2U);
    EXPECT_EQ(part->place(1).game, 1U);
    EXPECT_EQ(part->place(1).offset, 0U);
}

TEST(PgnIndexer, CutsLongTextsOffBetweenLetters) {
    std::string name;
    for (int letter = 0; letter < 100; ++letter) name += "ë";
    const auto part = indexOf("[White \"x" + name + "\"]\n\n*");
    EXPECT_EQ(part->summary(0).white.size(), 119U);
}

TEST(PgnIndexer, KeepsTheSameTextOnce) {
    std::string text;
    for (int game = 0; game < 1000; ++game) text += "[Event \"The same event\"]\n\n1. e4 *\n\n";
    EXPECT_LT(indexOf(text)->bytes(), 100'000U);
}

/// Content between games: the next game is found all the same.
TEST(PgnIndexer, SurvivesWhatNoGameHas) {
    std::string longGame;
    for (int move = 0; move < 1250; ++move) longGame += "Nf3 Nf6 Ng1 Ng8 ";
    const std::string last = "[White \"Last\"]\n\n1. e4 *\n";
    for (const std::string& odd : {"1. e4 " + std::string(100'000, '(') + " *\n\n",
                                   "[Event \"" + std::string(100'000, 'x') + "\"]\n\n1. e4 *\n\n",
                                   longGame + " *\n\n", "1. e4 {" + std::string(3'000'000, 'x') + "\n\n"}) {
        const auto part = indexOf("[White \"First\"]\n\n" + odd + "[Event \"?\"]\n" + last, 1U << 18U);
        ASSERT_GE(part->size(), 2U) << odd.substr(0, 40);
        EXPECT_EQ(part->summary(part->size() - 1).white, "Last") << odd.substr(0, 40);
    }
}

TEST(PgnIndexer, KnowsWhatIsNoText) {
    PgnIndexer indexer;
    indexer.feed(
        std::string_view("\x7f"
                         "ELF\x02\x01\x01\0\0\0\0\0\0",
                         13));
    EXPECT_FALSE(indexer.isText());
}

}  // namespace
}  // namespace roque
