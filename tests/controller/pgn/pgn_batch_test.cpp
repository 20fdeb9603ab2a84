#include "controller/pgn/pgn_batch.h"

#include <sstream>

#include <gmock/gmock.h>

#include "controller/pgn/pgn_batch_reader.h"
#include "controller/pgn/pgn_check.h"
#include "controller/pgn/pgn_count.h"
#include "controller/pgn/pgn_filter.h"
#include "controller/pgn/pgn_normalisation.h"
#include "model/pgn/pgn_splitter.h"
#include "tests/support/normalised_pgn.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::Pair;
using testing::SizeIs;

constexpr const char* kAnna =
    "[Event \"Open\"]\n[White \"Ännä\"]\n[Black \"Bert\"]\n[Date \"2023.05.01\"]\n\n1. e4 e5 (1... c5) 2. "
    "Nf3 $1 "
    "1-0";
constexpr const char* kCarla =
    "[White \"Bert\"]\n[Black \"Carla\"]\n[Date \"2024.??.??\"]\n\n1. d4 {calm} d5 0-1";
constexpr const char* kWrong = "[White \"Doris\"]\n\n1. e4 e5 2. Ke3 *";

/// The batch of some games.
PgnBatch batchOf(std::initializer_list<const char*> games) {
    std::string text;
    for (const char* game : games) text += std::string(game) + "\n\n";
    std::istringstream stream(text);
    return PgnBatchReader(stream).next().value_or(PgnBatch());
}

std::string filtered(const GameCriteria& criteria) {
    return filterGames(batchOf({kAnna, kCarla}), GameMatcher(criteria)).text;
}

TEST(PgnCheck, ListsProblemsWithTheNumberOfTheirGame) {
    const PgnBatchResult result = checkGames(batchOf({kAnna, kWrong, "1. d4"}));
    EXPECT_EQ(result.games, 3U);
    EXPECT_EQ(result.gamesWithErrors, 1U);
    EXPECT_EQ(result.warnings, 1U);
    ASSERT_THAT(result.problems, SizeIs(2));
    EXPECT_EQ(result.problems[0].first, 1U);
    EXPECT_EQ(result.problems[0].second.kind, PgnProblem::Kind::IllegalMove);
    EXPECT_EQ(result.problems[1].first, 2U);
}

TEST(PgnNormalisation, LeavesAGameWithErrorsUnchanged) {
    const PgnBatchResult result = normaliseGames(batchOf({kWrong}));
    EXPECT_EQ(result.text, std::string(kWrong) + "\n\n");
    EXPECT_EQ(result.gamesWithErrors, 1U);
}

TEST(PgnNormalisation, AddsNothingToACommentThatIsNeverClosed) {
    const std::string once = *test::normalised("1. e4 {never closed\n\n");
    EXPECT_EQ(once, "1. e4 {never closed\n\n");
    EXPECT_EQ(test::normalised(once), once);
}

TEST(PgnNormalisation, LeavesLinesBeforeTheFirstGameWhereTheyAre) {
    const std::string once = *test::normalised("; my games\n% escaped\n; of 1999\n\n[Event \"x\"]\n1.e4 *");
    EXPECT_THAT(once, testing::StartsWith("; my games\n% escaped\n; of 1999\n\n[Event \"x\"]\n"));
    EXPECT_THAT(once, testing::EndsWith("\n\n1. e4 *\n\n"));
    EXPECT_EQ(test::normalised(once), once);
    EXPECT_THAT(*test::normalised("; a comment\n1. e4 *"), testing::EndsWith("\n\n{a comment} 1. e4 *\n\n"));
}

TEST(PgnNormalisation, LeavesTogetherWhatIsReadOtherwiseApart) {
    const std::string text = "[Round \"1\"]\n\n{\n\n[Event ]]\n[Site}\n\n";
    EXPECT_EQ(test::normalised(text), text);
}

TEST(PgnNormalisation, LeavesAloneWhatIsTooLongToBeAGame) {
    std::string text = "[Event \"endless\"]\n\n";
    while (text.size() < 3 * PgnSplitter::kMaxGameBytes) text += "1. Nf3 Nf6 2. Ng1 Ng8 {and so on} ";
    text += "*\n\n";
    EXPECT_EQ(test::normalised(text), text);
}

TEST(PgnNormalisation, WritesTheExportFormat) {
    EXPECT_THAT(normaliseGames(batchOf({"1.e4 e5*"})).text, testing::EndsWith("\n1. e4 e5 *\n\n"));
}

TEST(PgnFilter, WritesGamesThatMatchUnchanged) {
    GameCriteria criteria;
    criteria.player = "anna";
    EXPECT_EQ(filtered(criteria), std::string(kAnna) + "\n\n");
}

TEST(PgnFilter, FindsGamesByTheirFirstMoves) {
    GameCriteria criteria;
    criteria.firstMoves = {Move(Square::D2, Square::D4, Move::Kind::DoublePush)};
    EXPECT_EQ(filtered(criteria), std::string(kCarla) + "\n\n");
}

TEST(PgnFilter, LooksForAPositionInTheMainLineOnly) {
    GameCriteria criteria;
    const Position afterE4 = Position::start().after(Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    criteria.position = afterE4.after(Move(Square::E7, Square::E5, Move::Kind::DoublePush));
    EXPECT_EQ(filtered(criteria), std::string(kAnna) + "\n\n");
    criteria.position = afterE4.after(Move(Square::C7, Square::C5, Move::Kind::DoublePush));
    EXPECT_EQ(filtered(criteria), "");
}

TEST(PgnFilter, FindsTheStartPositionInEveryGame) {
    GameCriteria criteria;
    criteria.position = Position::start();
    EXPECT_EQ(filterGames(batchOf({kAnna, kCarla}), GameMatcher(criteria)).gamesWritten, 2U);
}

TEST(PgnFilter, CountsThePliesOfTheMainLine) {
    GameCriteria criteria;
    criteria.minPlies = 3;
    criteria.maxPlies = 3;
    EXPECT_EQ(filtered(criteria), std::string(kAnna) + "\n\n");
}

TEST(PgnFilter, FindsGamesWithErrors) {
    GameCriteria criteria;
    criteria.onlyWithErrors = true;
    const PgnBatchResult result = filterGames(batchOf({kAnna, kWrong}), GameMatcher(criteria));
    EXPECT_EQ(result.text, std::string(kWrong) + "\n\n");
}

TEST(PgnFilter, ListsErrorsOnlyWhereItReadsTheMoves) {
    GameCriteria criteria;
    criteria.white = "doris";
    EXPECT_THAT(filterGames(batchOf({kWrong}), GameMatcher(criteria)).problems, SizeIs(0));
    criteria.minPlies = 30;
    EXPECT_THAT(filterGames(batchOf({kWrong}), GameMatcher(criteria)).problems, SizeIs(1));
}

TEST(PgnCount, CountsWhatTheGamesHave) {
    const PgnStatistics figures = countGames(batchOf({kAnna, kCarla}), 2).statistics;
    EXPECT_EQ(figures.games, 2U);
    EXPECT_EQ(figures.plies, 5U);
    EXPECT_EQ(figures.maxPlies, 3U);
    EXPECT_EQ(figures.variations, 1U);
    EXPECT_EQ(figures.comments, 1U);
    EXPECT_EQ(figures.nags, 1U);
    EXPECT_EQ(figures.players.at("Bert"), 2U);
    EXPECT_EQ(figures.openings.at("e4 e5"), 1U);
    EXPECT_THAT(figures.years, ElementsAre(Pair("2023", 1U), Pair("2024", 1U)));
}

TEST(PgnStatistics, OfTwoBatchesAddUp) {
    PgnStatistics figures = countGames(batchOf({kAnna}), 2).statistics;
    figures.add(countGames(batchOf({kCarla}), 2).statistics);
    EXPECT_EQ(figures.games, 2U);
    EXPECT_EQ(figures.plies, 5U);
    EXPECT_EQ(figures.maxPlies, 3U);
    EXPECT_EQ(figures.players.at("Bert"), 2U);
    EXPECT_EQ(figures.results[static_cast<std::size_t>(GameResult::BlackWins)], 1U);
}

TEST(PgnStatistics, ListsTheMostFrequentNamesFirst) {
    const PgnStatistics::Counts counts{{"b", 2}, {"a", 2}, {"d", 1}, {"c", 3}};
    EXPECT_THAT(PgnStatistics::mostFrequent(counts, 3),
                ElementsAre(Pair("c", 3U), Pair("a", 2U), Pair("b", 2U)));
    EXPECT_THAT(PgnStatistics::mostFrequent(counts, 9), SizeIs(4));
}

}  // namespace
}  // namespace roque
