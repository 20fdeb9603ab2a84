#include <algorithm>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/base/utf8.h"
#include "model/notation/fen.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/support/data_file.h"

namespace roque {
namespace {

constexpr std::string_view kRoster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
    "\"?\"]\n[Result \"*\"]\n\n";

/// The movetext written for a game that was read.
std::string movesOf(std::string_view text) {
    const std::string written = toPgn(readPgn(text).at(0).record);
    const std::size_t moves = written.find("]\n\n") + 3;
    return written.substr(moves, written.size() - moves - 2);
}

TEST(PgnWriter, WritesTheSevenTagsFirstAndTheOthersInOrder) {
    GameRecord game;
    game.tags.set("ECO", "A00");
    game.tags.set("White", "A \"B\" \\ C\n");
    game.tags.set("Annotator", "x");
    game.result = GameResult::Draw;
    EXPECT_EQ(
        toPgn(game),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A \\\"B\\\" \\\\ C \"]\n"
        "[Black \"?\"]\n[Result \"1/2-1/2\"]\n[Annotator \"x\"]\n[ECO \"A00\"]\n\n1/2-1/2\n\n");
}

TEST(PgnWriter, WritesAnEmptyGame) {
    EXPECT_EQ(toPgn(GameRecord()), std::string(kRoster) + "*\n\n");
}

TEST(PgnWriter, NumbersBlacksMoveWhereItDoesNotFollowWhites) {
    EXPECT_EQ(movesOf("1.e4 e5 2.Nf3{x}Nc6 3.Bb5(3.Bc4 Bc5(3...Nf6)(3...d6))a6 *"),
              "1. e4 e5 2. Nf3 {x} 2... Nc6 3. Bb5 (3. Bc4 Bc5 (3... Nf6) (3... d6)) 3... a6 *");
}

TEST(PgnWriter, WritesCommentsJudgementsAndAnnotationsWhereTheyStood) {
    constexpr std::string_view kMoves =
        "{start} 1. e4 $1 $14 {[%clk 0:09:58] [%eval 0.17,20] good} ({before} 1. d4\n"
        "{[%csl Gd4]}) {then} 1... e5 *";
    EXPECT_EQ(movesOf(kMoves), kMoves);
}

TEST(PgnWriter, BreaksLinesAfterEightyCharacters) {
    std::string text = "1. e4 {";
    for (unsigned word = 0; word < 100; ++word) text += "Öffnung ";
    const std::string written = toPgn(readPgn(text + "} *").at(0).record);
    std::size_t longest = 0;
    for (const std::string& line : test::split(written, '\n')) longest = std::max(longest, letterCount(line));
    EXPECT_GT(longest, 70U);
    EXPECT_LE(longest, 80U);
}

TEST(PgnWriter, NeverBeginsALineWithAPercentSign) {
    std::string text = "1. e4 {";
    for (unsigned word = 0; word < 60; ++word) text += std::string(word, 'x') + " %y ";
    EXPECT_EQ(toPgn(readPgn(text + "} *").at(0).record).find("\n%"), std::string::npos);
}

TEST(PgnWriter, WritesAClosingBraceInACommentThatEndsWithItsLine) {
    GameRecord game;
    MoveNotes notes;
    notes.comment = "a } b";
    notes.annotations.push_back({"clk", "1:00"});
    game.root->play({Square::E2, Square::E4, Move::Kind::DoublePush}).annotate(notes);
    const std::string written = toPgn(game);
    EXPECT_EQ(written, std::string(kRoster) + "1. e4\n; [%clk 1:00] a } b\n*\n\n");
    EXPECT_EQ(readPgn(written).at(0).record.root->next()->notes(), notes);
}

TEST(PgnWriter, LeavesAWordTooLongForALineInItsComment) {
    const std::string word(100, 'x');
    EXPECT_EQ(movesOf("1. e4\n; a } " + word + " b\n*"), "1. e4\n; a }\n; " + word + "\n; b\n*");
}

TEST(PgnWriter, KeepsAWordThatIsLongerThanALineBehindItsSemicolon) {
    const std::string word(100, 'x');
    const std::string written = toPgn(readPgn("1. e4 ; } " + word + " y\n*").at(0).record);
    EXPECT_NE(written.find("; }\n; " + word + "\n; y\n"), std::string::npos) << written;
}

TEST(PgnWriter, JoinsACommentBeforeAMoveToTheOneBehindTheLastUnlessABracketIsBetween) {
    GameRecord game;
    GameNode& first = game.root->play({Square::E2, Square::E4, Move::Kind::DoublePush});
    MoveNotes notes;
    notes.comment = "behind";
    first.annotate(notes);
    notes = {};
    notes.commentBefore = "before [%x]";
    first.play({Square::E7, Square::E5, Move::Kind::DoublePush}).annotate(notes);
    EXPECT_EQ(toPgn(game), std::string(kRoster) + "1. e4 {[%x] behind before} 1... e5 *\n\n");
    game.root->play({Square::D2, Square::D4, Move::Kind::DoublePush});
    EXPECT_EQ(toPgn(game), std::string(kRoster) + "1. e4 {behind} (1. d4) {before [%x]} 1... e5 *\n\n");
}

TEST(PgnWriter, WritesWhatFollowsTheEndOfTheGameAsAVariationOfItsLastMove) {
    GameRecord game = std::move(readPgn("1. e4 e5 (1... c5) 2. Nf3 {x} (2. Bc4) 2... Nc6 0-1").at(0).record);
    game.playedMoves = {game.root->next()->move(), game.root->next()->next()->move()};
    const std::string written = toPgn(game);
    EXPECT_THAT(written,
                testing::HasSubstr("\n1. e4 e5 (1... c5) (1... e5 2. Nf3 {x} (2. Bc4) 2... Nc6) 0-1\n"));
    EXPECT_EQ(toPgn(readPgn(written).at(0).record), written);
}

TEST(PgnWriter, JoinsTheCommentBeforeAMoveBehindTheEndOfTheGameToTheOneBehindItsLastMove) {
    for (const std::string_view moves : {"1. e4 {played} 1... e5 *", "1. e4 {played} (1. d4) 1... e5 *"}) {
        GameRecord game = std::move(readPgn(moves).at(0).record);
        game.playedMoves = {game.root->next()->move()};
        MoveNotes notes;
        notes.commentBefore = "tried";
        game.root->child(0).child(0).annotate(notes);
        const std::string written = toPgn(game);
        EXPECT_THAT(written, testing::HasSubstr("\n1. e4 {played tried} ("));
        EXPECT_EQ(toPgn(readPgn(written).at(0).record), written);
    }
}

TEST(PgnWriter, WritesTheMainLineToItsEndIfItIsNoLongerThatWhichWasPlayed) {
    GameRecord game = std::move(readPgn("1. e4 e5 2. Nf3 *").at(0).record);
    game.playedMoves = {readPgn("1. d4 *").at(0).record.root->next()->move()};
    EXPECT_THAT(toPgn(game), testing::HasSubstr("\n1. e4 e5 2. Nf3 *\n"));
}

TEST(PgnWriter, WritesTheStartUnlessItIsThatOfChess) {
    constexpr std::string_view kFen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    EXPECT_NE(toPgn(GameRecord(*parseFen(kFen))).find("[FEN \"" + std::string(kFen) + "\"]\n[SetUp \"1\"]\n"),
              std::string::npos);
    EXPECT_NE(toPgn(GameRecord(Position::start(), Variant::Chess960)).find("[Variant \"Chess960\"]\n"),
              std::string::npos);
}

TEST(PgnWriter, IsNotExhaustedByDeepNesting) {
    GameRecord game;
    std::string text;
    GameNode* node = game.root.get();
    for (unsigned depth = 0; depth < 50'000; ++depth) {  // the second knight's move of each position
        const bool isWhite = depth % 2 == 0;
        const bool isHome = depth % 4 < 2;
        node->play(isWhite ? Move(isHome ? Square::B1 : Square::C3, isHome ? Square::C3 : Square::B1)
                           : Move(isHome ? Square::B8 : Square::C6, isHome ? Square::C6 : Square::B8));
        node =
            &node->play(isWhite ? Move(isHome ? Square::G1 : Square::F3, isHome ? Square::F3 : Square::G1)
                                : Move(isHome ? Square::G8 : Square::F6, isHome ? Square::F6 : Square::G8));
    }
    text = toPgn(game);
    EXPECT_EQ(std::ranges::count(text, '('), 50'000);
    EXPECT_EQ(std::ranges::count(text, ')'), 50'000);
}

}  // namespace
}  // namespace roque
