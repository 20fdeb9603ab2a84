#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_parser.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::IsEmpty;

/// A visitor that records the parser's calls, one word each.
class Transcript final : public PgnVisitor {
public:
    void beginGame() override { words += "game "; }
    void tag(std::string_view name, std::string_view value) override {
        words += std::string(name) + "=" + std::string(value) + " ";
    }
    PgnMoves beginMoves(const Position& /*start*/, Variant /*variant*/) override {
        words += "moves ";
        return wanted;
    }
    void move(const Position& before, Move move, const Position& after) override {
        EXPECT_EQ(move == Move::null() ? before.afterNull() : before.after(move), after);
        words += move == Move::null() ? "-- " : toString(move.from()) + toString(move.to()) + " ";
    }
    void nag(Nag nag) override { words += "$" + std::to_string(nag) + " "; }
    void comment(std::string_view text) override { words += "{" + std::string(text) + "} "; }
    void beginVariation() override { words += "( "; }
    void endVariation() override { words += ") "; }
    void problem(const PgnProblem& problem) override { problems.push_back(problem); }
    void endGame(GameResult result, std::string_view text) override {
        words += toString(result);
        words += "|";
        texts.emplace_back(text);
    }

    PgnMoves wanted = PgnMoves::Read;
    std::string words;
    std::vector<std::string> texts;
    std::vector<PgnProblem> problems;
};

Transcript transcriptOf(std::string_view text, PgnMoves wanted = PgnMoves::Read) {
    Transcript transcript;
    transcript.wanted = wanted;
    PgnParser(transcript).parse({text});
    return transcript;
}

std::string wordsOf(std::string_view text) {
    return transcriptOf(text).words;
}

std::vector<PgnProblem::Kind> problemsOf(std::string_view text) {
    std::vector<PgnProblem::Kind> kinds;
    for (const PgnProblem& problem : transcriptOf(text).problems) kinds.push_back(problem.kind);
    return kinds;
}

TEST(PgnParser, TellsTagsMovesAndWhatBelongsToThem) {
    EXPECT_EQ(
        wordsOf("[Event \"a\"]\n[White \"b\"]\n\n{x} 1. e4! {good} (1. d4 d5 $7 (1... Nf6)) 1... e5 1-0\n"),
        "game Event=a White=b moves {x} e2e4 $1 {good} ( d2d4 d7d5 $7 ( g8f6 ) ) e7e5 1-0|");
}

TEST(PgnParser, ReadsBackslashesInTags) {
    constexpr std::string_view kTags = R"([A "x\\"] [B "\"y\""] [C "z\"])";
    EXPECT_EQ(wordsOf(std::string(kTags) + "\n*"), R"(game A=x\ B="y" C=z\ moves *|)");
}

TEST(PgnParser, ReadsTagsWithBlanksBesideTheirBrackets) {
    EXPECT_EQ(wordsOf("[ Event \"a\" ]\n[\tWhite  \"b\"\t]\n\n*"), "game Event=a White=b moves *|");
    EXPECT_THAT(problemsOf("[ Event \"a\" ]\n[\tWhite  \"b\"\t]\n\n*"), IsEmpty());
}

TEST(PgnParser, TakesAWordInBracketsForATagOnlyIfItHasAValueOrNoBlankBesideItsBracket) {
    EXPECT_EQ(wordsOf("1. e4 e5\n[ good ]\n2. Nf3 *"), "game moves e2e4 e7e5 g1f3 *|");
    EXPECT_THAT(problemsOf("1. e4 e5\n[ good ]\n2. Nf3 *"), ElementsAre(PgnProblem::Kind::UnknownToken));
    EXPECT_EQ(wordsOf("1. e4 *\n[ White \"b\" ]\n*"), "game moves e2e4 *|game White=b moves *|");
}

TEST(PgnParser, ReadsCommentsAmongTags) {
    EXPECT_EQ(wordsOf("[Event \"a\"]\n{x}\n[White \"b\"]\n; y\n[Black \"c\"]\n\n1. e4 *"),
              "game Event=a White=b Black=c moves {x} { y} e2e4 *|");
}

TEST(PgnParser, ReadsAnEllipsisAsDots) {
    EXPECT_EQ(wordsOf("1. e4 {x} 1… e5 2… 1-0"), "game moves e2e4 {x} e7e5 1-0|");
    EXPECT_THAT(problemsOf("1. e4 {x} 1… e5 2…Nf3 1-0"), IsEmpty());
}

TEST(PgnParser, EndsAWordAtAnEllipsis) {
    EXPECT_EQ(wordsOf("1. e4… e5…Nf3 1-0…"), "game moves e2e4 e7e5 g1f3 1-0|");
    EXPECT_THAT(problemsOf("1. e4… e5…Nf3 1-0…"), IsEmpty());
    EXPECT_THAT(wordsOf("[Result \"½…\"]\n1. e4"), EndsWith("1/2-1/2|"));
}

TEST(PgnParser, ReadsSeveralGamesWithoutTags) {
    EXPECT_EQ(wordsOf("1. e4 1-0 1. d4 d5 * 1. c4 0-1"),
              "game moves e2e4 1-0|game moves d2d4 d7d5 *|game moves c2c4 0-1|");
}

TEST(PgnParser, GivesEachGameItsOwnText) {
    EXPECT_THAT(transcriptOf("\n\n1. e4 {a} 1-0 {after}\n\n[Event \"b\"]\n*\n\n").texts,
                ElementsAre("1. e4 {a} 1-0 {after}", "[Event \"b\"]\n*"));
}

TEST(PgnParser, KeepsInTheTextOfAGameWhatIsReadOtherwiseWithout) {
    EXPECT_THAT(transcriptOf("  %no_escape 1. e4 *").texts, ElementsAre("  %no_escape 1. e4 *"));
    EXPECT_THAT(transcriptOf("% an escape\n1. e4 *").texts, ElementsAre("% an escape\n1. e4 *"));
    EXPECT_THAT(transcriptOf("[Event \"a\"] 1-0.").texts, ElementsAre("[Event \"a\"] 1-0."));
}

TEST(PgnParser, ReadsAResultBeforeANoBreakSpace) {
    EXPECT_EQ(wordsOf("1. e4 1-0\xC2\xA0"), wordsOf("1. e4 1-0"));
}

TEST(PgnParser, BeginsAGameAtASecondEventBehindAnEmptyLine) {
    EXPECT_EQ(wordsOf("[Event \"a\"]\n\n[Event \"b\"]\n\n*"), "game Event=a moves *|game Event=b moves *|");
    EXPECT_EQ(wordsOf("[Event \"a\"]\n{x}\n[Event \"b\"]\n\n*"),
              "game Event=a moves {x} *|game Event=b moves *|");
}

TEST(PgnParser, LosesNoTagsOfAGameThatHasACommentButNoMoves) {
    const std::string next = "[White \"b\"]\n\n1. e4 *";
    const std::string games = "game White=a moves {x} *|game White=b moves e2e4 *|";
    EXPECT_EQ(wordsOf("[White \"a\"]\n\n{x}\n\n" + next), games);
    EXPECT_EQ(wordsOf("[White \"a\"]\n\n{x}\n" + next), games);
    EXPECT_EQ(wordsOf("[White \"a\"]\n{x}\n\n" + next), games);
    EXPECT_EQ(wordsOf("[White \"a\"]\n\n;y\n{x}\n" + next),
              "game White=a moves {y} {x} *|game White=b moves e2e4 *|");
    EXPECT_EQ(wordsOf("[Site \"x\"]\n[Event \"a\"]\n\n{}\n\n[Site \"y\"]\n[Event \"b\"]\n\n*"),
              "game Site=x Event=a moves {} *|game Site=y Event=b moves *|");
}

TEST(PgnParser, BeginsNoGameAtTheFirstEventBehindAComment) {
    EXPECT_EQ(wordsOf("[White \"a\"]\n{late}\n[Event \"e\"]\n\n1. e4 *"),
              "game White=a Event=e moves {late} e2e4 *|");
}

TEST(PgnParser, BeginsAGameWhereTheSplitterDoesEvenBehindAMalformedTag) {
    EXPECT_EQ(wordsOf("[White a]\n\n[Event \"b\"]\n\n*"), "game moves *|game Event=b moves *|");
}

TEST(PgnParser, MakesNoGameOfCommentsAlone) {
    EXPECT_EQ(wordsOf("; nothing here\n% nor here\n{nor here}\n"), "");
}

TEST(PgnParser, TellsACommentBehindTheResult) {
    EXPECT_EQ(wordsOf("1. e4 1-0 {White won}"), "game moves e2e4 {White won} 1-0|");
}

TEST(PgnParser, SaysInWhichLineAndAtWhichMoveSomethingIsWrong) {
    const auto transcript = transcriptOf("[Event \"a\"]\r\n\r\n1. e4 e5\r\n2. Ke3 *");
    ASSERT_EQ(transcript.problems.size(), 1U);
    EXPECT_EQ(english(transcript.problems[0].describe()),
              "line 4, move 2 of White: 'Ke3' is not a legal move here");
}

TEST(PgnParser, CountsLinesFromWhereTheSectionBegins) {
    Transcript transcript;
    PgnParser(transcript).parse({"1. e4\n\nKe3 *", 10});
    ASSERT_EQ(transcript.problems.size(), 1U);
    EXPECT_EQ(transcript.problems[0].line, 12U);
}

TEST(PgnParser, CountsLinesThroughManyGamesWithoutTags) {
    const auto transcript = transcriptOf("1. e4 *\n\n1. e5 *\r\n1. d4\n1... d4 *");
    ASSERT_EQ(transcript.problems.size(), 2U);
    EXPECT_EQ(transcript.problems[0].line, 3U);
    EXPECT_EQ(transcript.problems[1].line, 5U);
}

TEST(PgnParser, TakesTimeInProportionToManyBadGamesWithoutTags) {
    std::string text;
    for (unsigned game = 0; game < 200'000; ++game) text += "1. e5 *\n";
    const auto transcript = transcriptOf(text);  // examining all earlier ones each time would take an hour
    EXPECT_EQ(transcript.problems.size(), 200'000U);
    EXPECT_EQ(transcript.problems.back().line, 200'000U);
}

TEST(PgnParser, LeavesOutTheRestOfALineWithAnIllegalMove) {
    EXPECT_EQ(wordsOf("1. e4 e5 2. Ke3 {x} Nc6 (2... Nf6) $1 1-0"), "game moves e2e4 e7e5 1-0|");
}

TEST(PgnParser, ReadsNullMovesHoweverTheyAreWritten) {
    EXPECT_EQ(wordsOf("1. e4 -- 2. d4 Z0 3. c4 null 4. b4 @@@@ 5. a4 0000 6. h4 *"),
              "game moves e2e4 -- d2d4 -- c2c4 -- b2b4 -- a2a4 -- h2h4 *|");
}

TEST(PgnParser, RefusesANullMoveOfASideInCheck) {
    const auto transcript = transcriptOf("1. e4 f6 2. Qh5+ -- 3. d4 *");
    EXPECT_EQ(transcript.words, "game moves e2e4 f7f6 d1h5 *|");
    ASSERT_EQ(transcript.problems.size(), 1U);
    EXPECT_EQ(transcript.problems[0].kind, PgnProblem::Kind::IllegalMove);
    EXPECT_EQ(english(transcript.problems[0].describe()),
              "line 1, move 2 of Black: '--' is a null move, which a side in check cannot make");
}

TEST(PgnParser, TellsTheLineOfAFenThatCannotBeUsed) {
    const auto transcript =
        transcriptOf("[Event \"x\"]\n\n1. e4 *\n\n[Event \"y\"]\n[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *\n");
    ASSERT_EQ(transcript.problems.size(), 1U);
    EXPECT_EQ(transcript.problems[0].kind, PgnProblem::Kind::BadFen);
    EXPECT_EQ(transcript.problems[0].line, 6U);
}

TEST(PgnParser, GoesOnAfterAVariationWithAnIllegalMove) {
    EXPECT_EQ(wordsOf("1. e4 (1. Qh5 e5 (1... d5)) 1... e5 *"), "game moves e2e4 ( ) e7e5 *|");
}

TEST(PgnParser, TellsNoMovesThatNobodyWantsButFindsTheEnd) {
    const auto transcript =
        transcriptOf("[Result \"1-0\"]\n1. e4 {*} (1. Ke3 *) nonsense 1-0 1. d4 *", PgnMoves::Skip);
    EXPECT_EQ(transcript.words, "game Result=1-0 moves 1-0|game moves *|");
}

TEST(PgnParser, TakesTheTagIfTheMovesEndWithoutAResult) {
    EXPECT_EQ(wordsOf("[Result \"0-1\"]\n1. e4"), "game Result=0-1 moves e2e4 0-1|");
    EXPECT_THAT(problemsOf("[Result \"0-1\"]\n1. e4"), ElementsAre(PgnProblem::Kind::MissingResult));
}

TEST(PgnParser, ReadsTheResultOfATagAsItReadsThatOfTheMoves) {
    for (const char* const draw : {"1/2", "½-½", "½", " 1/2-1/2 "})
        EXPECT_THAT(wordsOf("[Result \"" + std::string(draw) + "\"]\n1. e4"), EndsWith("1/2-1/2|")) << draw;
    EXPECT_THAT(wordsOf("[Result \"1–0\"]\n1. e4"), EndsWith("1-0|"));
    EXPECT_THAT(wordsOf("[Result \"1-0 or so\"]\n1. e4"), EndsWith("*|"));
    EXPECT_THAT(problemsOf("[Result \"1/2\"]\n1. e4 1-0"), ElementsAre(PgnProblem::Kind::ResultMismatch));
    EXPECT_THAT(problemsOf("[Result \"½-½\"]\n1. e4 1/2-1/2"), IsEmpty());
}

TEST(PgnParser, ComparesTheResultWithTheLastPosition) {
    const std::string mate = "1. f3 e5 2. g4 Qh4# ";
    EXPECT_THAT(problemsOf(mate + "0-1"), IsEmpty());
    EXPECT_THAT(problemsOf(mate + "*"), IsEmpty()) << "it contradicts nothing";
    EXPECT_THAT(problemsOf(mate + "1-0"), ElementsAre(PgnProblem::Kind::CheckmateMismatch));
    EXPECT_THAT(problemsOf(mate + "1/2-1/2"), ElementsAre(PgnProblem::Kind::CheckmateMismatch));
    EXPECT_THAT(problemsOf("[Result \"1-0\"]\n" + mate),
                ElementsAre(PgnProblem::Kind::MissingResult, PgnProblem::Kind::CheckmateMismatch));
    EXPECT_THAT(problemsOf("1. f3 e5 2. g4 (2. e4) Qh4# (2... d5 3. e4) 1-0"),
                ElementsAre(PgnProblem::Kind::CheckmateMismatch));
    EXPECT_THAT(problemsOf("1. f3 e5 2. g4 d5 (2... Qh4#) 1-0"), IsEmpty());
    const std::string stalemate = "[FEN \"7k/8/8/8/8/8/5Q2/K7 w - - 0 1\"]\n1. Qf7 ";
    EXPECT_THAT(problemsOf(stalemate + "1/2-1/2"), IsEmpty());
    EXPECT_THAT(problemsOf(stalemate + "1-0"), ElementsAre(PgnProblem::Kind::StalemateMismatch));
}

TEST(PgnParser, NamesNoMoveWhereItReadsNone) {
    const auto transcript = transcriptOf("1. e4 e5 2. d4 {open\n", PgnMoves::Skip);
    ASSERT_EQ(transcript.problems.size(), 1U);
    EXPECT_EQ(english(transcript.problems[0].describe()), "line 1: a comment is not closed by }");
}

TEST(PgnParser, ClosesWhatIsLeftOpen) {
    EXPECT_EQ(wordsOf("1. e4 (1. d4 (1. c4 0-1"), "game moves e2e4 ( d2d4 ( c2c4 ) ) 0-1|");
    EXPECT_THAT(problemsOf("1. e4 (1. d4 (1. c4 0-1"), ElementsAre(PgnProblem::Kind::UnclosedVariation));
}

TEST(PgnParser, DoesNotTakeAResultInsideAVariationForTheEnd) {
    EXPECT_EQ(wordsOf("1. e4 (1. d4 1-0) 1... e5 *"), "game moves e2e4 ( d2d4 ) e7e5 *|");
    EXPECT_THAT(problemsOf("1. e4 (1. d4 1-0) 1... e5 *"), ElementsAre(PgnProblem::Kind::ResultInVariation));
}

TEST(PgnParser, SurvivesAHundredThousandOpenBrackets) {
    std::string text = "1. e4 ";
    for (unsigned depth = 0; depth < 100'000; ++depth) text += "(1. d4 ";
    EXPECT_THAT(problemsOf(text), ElementsAre(PgnProblem::Kind::TooDeep, PgnProblem::Kind::UnclosedVariation,
                                              PgnProblem::Kind::MissingResult));
}

TEST(PgnParser, ReadsAThousandTagsAndOneOfAHundredKilobytes) {
    std::string text;
    for (unsigned tag = 0; tag < 20'000; ++tag)
        text += "[T" + std::to_string(tag) + " \"" + std::to_string(tag) + "\"]\n";
    text += "[Event \"" + std::string(100'000, 'x') + "\"]\n\n1. e4 *";
    const auto games = readPgn(text);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].record.tags.size(), 20'001U);
    EXPECT_EQ(games[0].record.tags.value("T19999"), "19999");
    EXPECT_EQ(games[0].record.tags.value("Event").size(), 100'000U);
    EXPECT_THAT(games[0].problems, IsEmpty());
}

TEST(PgnParser, ReadsPromotionsInBracketsAndEnPassantWithRemark) {
    EXPECT_THAT(problemsOf("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8(N) *"), IsEmpty());
    EXPECT_THAT(problemsOf("1. e4 a6 2. e5 d5 3. exd6e.p. *"), IsEmpty());
    EXPECT_THAT(problemsOf("1. e4 e.p. *"), ElementsAre(PgnProblem::Kind::UnknownToken));
}

TEST(PgnParser, ReadsSignsOfBooksAsJudgements) {
    EXPECT_EQ(wordsOf("1. e4 += e5 = *"), "game moves e2e4 $14 e7e5 $10 *|");
}

TEST(PgnParser, KnowsChess960ByItsNames) {
    for (const std::string name : {"Chess960", "Fischerandom", "chess 960", "Freestyle"}) {
        EXPECT_EQ(readPgn("[Variant \"" + name + "\"]\n*").at(0).record.variant, Variant::Chess960) << name;
    }
    EXPECT_THAT(problemsOf("[Variant \"Atomic\"]\n*"), ElementsAre(PgnProblem::Kind::UnknownVariant));
}

TEST(PgnParser, ReportsAFragmentAndKeepsItsText) {
    Transcript transcript;
    PgnParser(transcript).parse({"1. e4 e5 {endless", 7, true});
    EXPECT_EQ(transcript.words, "game *|");
    EXPECT_THAT(transcript.texts, ElementsAre("1. e4 e5 {endless"));
    ASSERT_EQ(transcript.problems.size(), 1U);
    EXPECT_EQ(transcript.problems[0].kind, PgnProblem::Kind::TooLong);
}

TEST(PgnParser, ReportsOnlyTheFirstProblemsOfAGame) {
    std::string text;
    for (unsigned word = 0; word < 1000; ++word) text += "rubbish ";
    EXPECT_EQ(problemsOf(text).size(), PgnParser::kMaxProblems);
}

}  // namespace
}  // namespace roque
