#include <gtest/gtest.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "model/pgn/text_encoding.h"
#include "tests/property/random_record.h"
#include "tests/support/normalised_pgn.h"

namespace roque {
namespace {

/// A game has about fifty positions.
std::size_t gameCount() {
    return test::positionCount() / 50;
}

/// The understood part of a game, whatever it is, survives writing and reading any number of times.
void expectStable(const GameRecord& game) {
    const std::string written = toPgn(game);
    const auto again = readPgn(written);
    ASSERT_EQ(again.size(), 1U) << written;
    EXPECT_FALSE(again[0].hasErrors()) << english(again[0].problems[0].describe()) << '\n' << written;
    EXPECT_EQ(toPgn(again[0].record), written);
}

/// Whether a problem is that the last position contradicts the result, which is drawn at random here.
bool isOfDrawnResult(const PgnProblem& problem) {
    return problem.kind == PgnProblem::Kind::CheckmateMismatch
           || problem.kind == PgnProblem::Kind::StalemateMismatch;
}

TEST(Pgn, ReadsWhatItWrites) {
    test::Dice dice(1);
    for (std::size_t count = 0; count < gameCount(); ++count) {
        const GameRecord game = test::randomRecord(dice);
        const std::string text = toPgn(game);
        const auto read = readPgn(text);
        ASSERT_EQ(read.size(), 1U) << text;
        auto problems = read[0].problems;
        std::erase_if(problems, isOfDrawnResult);
        ASSERT_TRUE(problems.empty()) << english(problems[0].describe()) << '\n' << text;
        ASSERT_TRUE(test::isSame(read[0].record, game)) << text << "\nwas read as\n" << toPgn(read[0].record);
    }
}

/// Some games with some damaged letters.
std::string garbledGames(test::Dice& dice, std::size_t games) {
    std::string text;
    for (; games > 0; --games) text += toPgn(test::randomRecord(dice));
    for (std::size_t hits = dice.roll(20); hits > 0; --hits)
        text[dice.roll(text.size())] = "{}()[]\"\\;%*$\n\r 1e"[dice.roll(17)];
    return text;
}

TEST(Pgn, ReadsGarbledGamesWithoutLosingAByte) {
    test::Dice dice(2);
    for (std::size_t count = 0; count < gameCount(); ++count) {
        const std::string text = garbledGames(dice, 1);
        std::string asRead;  // a damaged letter is read as other letters
        appendAsUtf8(text, asRead);
        std::size_t kept = 0;
        for (const ReadGame& game : readPgn(text)) {
            kept += game.text.size();
            if (!game.hasErrors()) expectStable(game.record);
        }
        ASSERT_LE(kept, asRead.size());
        ASSERT_GE(kept + 200, asRead.size()) << text;  // blanks between games, comments after the last
    }
}

TEST(Pgn, WritesTheSameAgain) {
    test::Dice dice(3);
    for (std::size_t count = 0; count < gameCount(); ++count) {
        const std::string once = toPgn(test::randomRecord(dice));
        ASSERT_EQ(toPgn(readPgn(once).at(0).record), once);
    }
}

TEST(Pgn, NormalisesGarbledGamesOnce) {
    test::Dice dice(4);
    for (std::size_t count = 0; count < gameCount(); ++count) {
        const std::string text = garbledGames(dice, 1 + dice.roll(3));
        const auto once = test::normalised(text);
        ASSERT_TRUE(once) << text;
        const auto twice = test::normalised(*once);
        ASSERT_TRUE(twice) << *once;
        ASSERT_EQ(*twice, *once) << text;
    }
}

}  // namespace
}  // namespace roque
