#include "model/pgn/game_builder.h"

#include <gtest/gtest.h>

#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

GameRecord recordOf(std::string_view text) {
    auto games = readPgn(text);
    EXPECT_EQ(games.size(), 1U);
    return std::move(games.at(0).record);
}

TEST(GameBuilder, MakesATreeOfMoves) {
    const GameRecord game = recordOf("1. e4 (1. d4 d5) (1. c4) 1... e5 *");
    ASSERT_EQ(game.root->childCount(), 3U);
    EXPECT_EQ(game.root->child(0).next()->san(), "e5");
    EXPECT_EQ(game.root->child(1).next()->san(), "d5");
    EXPECT_EQ(game.root->child(2).san(), "c4");
}

TEST(GameBuilder, GivesACommentToTheMoveItFollows) {
    const GameRecord game = recordOf("{a} 1. e4 {b} {c} e5 *");
    EXPECT_EQ(game.root->notes().comment, "a");
    EXPECT_EQ(game.root->next()->notes().comment, "b c");
}

TEST(GameBuilder, GivesACommentBehindABracketToTheNextMove) {
    const GameRecord game = recordOf("1. e4 ({a} 1. d4) {b} 1... e5 *");
    EXPECT_EQ(game.root->child(1).notes().commentBefore, "a");
    EXPECT_EQ(game.root->next()->next()->notes().commentBefore, "b");
}

TEST(GameBuilder, GivesACommentThatNoMoveFollowsToTheMoveBefore) {
    const GameRecord game = recordOf("1. e4 (1. d4 d5 (1... Nf6) {a}) {b} *");
    EXPECT_EQ(game.root->next()->notes().comment, "b");
    EXPECT_EQ(game.root->child(1).next()->notes().comment, "a");
}

/// A game written again, without its tags.
std::string rewritten(std::string_view moves) {
    const auto games = readPgn(moves);
    EXPECT_EQ(games.size(), 1U);
    const std::string text = toPgn(games.front().record);
    const std::size_t begin = text.find("\n\n") + 2;
    return text.substr(begin, text.find('\n', begin) - begin);
}

TEST(GameBuilder, KeepsTheMainLineWhenAVariationRepeatsIt) {
    EXPECT_EQ(rewritten("1. e4 (1. e4 e5 2. Nf3) 1... d5 2. exd5 *"), "1. e4 d5 (1... e5 2. Nf3) 2. exd5 *");
    EXPECT_EQ(rewritten("1. e4 (1. e4 e5 2. Nf3) 1... e5 2. Nc3 *"), "1. e4 e5 2. Nc3 (2. Nf3) *");
    EXPECT_EQ(rewritten("1. e4 (1. d4 (1. d4 d5) 1... Nf6) 1... e5 *"),
              "1. e4 (1. d4 Nf6 (1... d5)) 1... e5 *");
    EXPECT_EQ(rewritten("1. e4 (1. d4 d5) (1. d4 Nf6) 1... e5 *"), "1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *");
}

TEST(GameBuilder, TellsWhereAGameWithAResultHasEnded) {
    const auto playedPlies = [](std::string_view pgn) -> std::optional<std::size_t> {
        const auto played = readPgn(pgn).at(0).record.playedMoves;
        return played ? std::optional(played->size()) : std::nullopt;
    };
    EXPECT_EQ(playedPlies("1. e4 e5 (1... c5 2. Nf3) 1-0"), 2U);
    EXPECT_EQ(playedPlies("1. e4 e5 (1... e5 2. Nf3) 1-0"), 2U);
    EXPECT_EQ(playedPlies("1. e4 e5 *"), std::nullopt);
    EXPECT_EQ(playedPlies("[Result \"1-0\"]\n\n1-0"), std::nullopt) << "moves that are still to be entered";
    EXPECT_EQ(playedPlies("1. e4 e5 2. Ke3 1-0"), std::nullopt) << "moves that could not be read";
}

TEST(GameBuilder, KeepsNullMovesInTheTree) {
    EXPECT_EQ(rewritten("1. e4 Z0 $5 2. d4 (2. Nf3 -- {threat} 3. Ng5) 2... @@@@ *"),
              "1. e4 -- $5 2. d4 (2. Nf3 -- {threat} 3. Ng5) 2... -- *");
    const auto games = readPgn("1. e4 -- *");
    const GameNode& last = *games[0].record.root->next()->next();
    EXPECT_EQ(last.move(), Move::null());
    EXPECT_EQ(last.position().sideToMove(), Color::White);
}

TEST(GameBuilder, ReadsManyCommentsBehindOneMove) {
    constexpr int kComments = 100'000;
    std::string text = "1. e4 ";
    for (int count = 0; count < kComments; ++count) text += "{a}";
    const auto games = readPgn(text + " *");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].record.root->next()->notes().comment.size(), 2U * kComments - 1);
}

TEST(GameBuilder, ReadsManyCommentsBetweenVariations) {
    constexpr int kComments = 50'000;
    std::string text = "1. e4 ";
    for (int count = 0; count < kComments; ++count) text += "{a}(1. d4)";
    const auto games = readPgn(text + " *");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].record.root->next()->notes().comment.size(), 2U * kComments - 1);
}

TEST(GameBuilder, ReadsManyTagsOnOneLine) {
    std::string text;
    for (int count = 0; count < 100'000; ++count) text += "[A \"x\"]";
    EXPECT_EQ(readPgn(text + "\n\n*\n").size(), 1U);
}

TEST(GameBuilder, NeedsNoMemoryForNotesThatAreNotThere) {
    const GameRecord game = recordOf("1. e4 *");
    EXPECT_TRUE(game.root->next()->notes().empty());
    EXPECT_LE(sizeof(GameNode), 160U);
}

TEST(GameBuilder, KeepsNoTagsThatSayWhatTheRecordSays) {
    const GameRecord game = recordOf(
        "[White \"a\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n1-0");
    EXPECT_EQ(game.tags.size(), 1U);
    EXPECT_EQ(game.result, GameResult::WhiteWins);
    EXPECT_EQ(game.root->position().board().king(Color::Black), Square::E8);
}

TEST(GameBuilder, KeepsABadGameAsText) {
    constexpr std::string_view kGame = "[Event \"a\"]\n\n1. e4 e5 2. Ke3 Nc6 1-0";
    const auto games = readPgn(std::string(kGame) + "\n\n[Event \"b\"]\n\n*\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_TRUE(games[0].hasErrors());
    EXPECT_EQ(games[0].text, kGame);
    EXPECT_EQ(games[0].record.root->next()->next()->san(), "e5");
    EXPECT_FALSE(games[1].hasErrors());
}

}  // namespace
}  // namespace roque
