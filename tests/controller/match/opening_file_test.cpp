#include "controller/match/opening_file.h"

#include <fstream>
#include <set>
#include <string>

#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/notation/start_position.h"

namespace roque::match {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

constexpr const char* kEpd =
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - hmvc 3; fmvn 7; ce 12;\n";

std::string errorOf(const char* text) {
    const auto openings = parseOpenings(text);
    return openings ? "" : english(openings.error());
}

TEST(Openings, AreReadFromEpdWithTheirCounters) {
    const auto openings = parseOpenings(std::string("# my openings\n\n") + kEpd);
    ASSERT_TRUE(openings);
    ASSERT_THAT(*openings, SizeIs(1));
    EXPECT_EQ(toFen((*openings)[0].start), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 3 7");
    EXPECT_EQ((*openings)[0].variant, Variant::Standard);
}

TEST(Openings, AreReadFromFenWithAndWithoutCounters) {
    const auto openings = parseOpenings(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\r\n"
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n");
    ASSERT_TRUE(openings);
    ASSERT_THAT(*openings, SizeIs(2));
    EXPECT_EQ((*openings)[0], (*openings)[1]);
}

TEST(Openings, AreReadFromGamesWithTheirMoves) {
    const auto openings =
        parseOpenings("[Event \"x\"]\n\n1. e4 e5 (1... c5) 2. Nf3 {good} *\n\n[Event \"y\"]\n\n1. d4 *\n");
    ASSERT_TRUE(openings);
    ASSERT_THAT(*openings, SizeIs(2));
    EXPECT_THAT((*openings)[0].moves, SizeIs(3));
    EXPECT_EQ((*openings)[0].start, Position::start());
}

TEST(Openings, OfChess960AreKnownByTheirCastling) {
    const auto openings = parseOpenings("bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w FCfc - 0 1\n");
    ASSERT_TRUE(openings);
    EXPECT_EQ((*openings)[0].variant, Variant::Chess960);
}

TEST(Openings, ThatCannotBeUsedAreNamed) {
    EXPECT_THAT(errorOf((std::string(kEpd) + "8/8/8/8/8/8/8/8 w - -\n").c_str()), HasSubstr("line 2: "));
    EXPECT_THAT(errorOf("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n"), HasSubstr("line 1: the game is over"));
    EXPECT_THAT(errorOf("7k/8/6K1/8/8/8/8/8 w - - 0 1\n"), HasSubstr("line 1: the game is over"));
    EXPECT_THAT(errorOf("[Event \"x\"]\n\n1. e4 e4 *\n"), HasSubstr("game 1: "));
    EXPECT_THAT(errorOf("[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"), HasSubstr("game 1: the game is over"));
    EXPECT_THAT(errorOf("[Event \"x\"]\n\n1. e4 -- 2. d4 *\n"), HasSubstr("game 1: it has a null move"));
    EXPECT_EQ(errorOf(""), "there are no openings in it");
    EXPECT_EQ(errorOf("# none\n"), "there are no openings in it");
}

TEST(Openings, OfAFileThatIsNotThereAreNone) {
    EXPECT_THAT(english(readOpenings("/no/such/file").error()), HasSubstr("No such file"));
}

TEST(Openings, MayFollowAByteOrderMark) {
    const std::string mark = "\xEF\xBB\xBF";
    EXPECT_TRUE(parseOpenings(mark + kEpd));
    EXPECT_TRUE(parseOpenings(mark + "# mine\n" + kEpd));
}

TEST(Openings, QuoteALineThatIsNoneAsItIs) {
    EXPECT_THAT(errorOf(" bad \r\n"), Not(HasSubstr("0 1")));
    const std::string board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    EXPECT_EQ(errorOf((board + " \r\n").c_str()),
              "line 1: " + english(readStartPosition(board).error().describe()));
}

TEST(Openings, OfTheProgramAreAnEpdThatAllProgramsRead) {
    std::ifstream file(ROQUE_OPENINGS);
    ASSERT_TRUE(file);
    for (std::string line; std::getline(file, line);)
        ASSERT_THAT(line,
                    testing::MatchesRegex("[1-8a-zA-Z/]+ [wb] [KQkq-]+ [a-h1-8-]+ ([a-z]+ [0-9-]+; ?)*"));
}

TEST(Openings, OfTheProgramAreManyAndDifferent) {
    const auto openings = readOpenings(ROQUE_OPENINGS);
    ASSERT_TRUE(openings) << english(openings.error());
    EXPECT_GE(openings->size(), 500U);
    std::set<std::uint64_t> keys;
    for (const Opening& opening : *openings) keys.insert(opening.start.key());
    EXPECT_EQ(keys.size(), openings->size());
}

}  // namespace
}  // namespace roque::match
