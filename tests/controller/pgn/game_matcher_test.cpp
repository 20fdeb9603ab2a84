#include "controller/pgn/game_matcher.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr GameSummary kGame{"Zoë Čapek",      "ANAND, V.", "Ægir Öpen", "1999.03.??",
                            GameResult::Draw, 40,          nullptr};

bool matches(std::string GameCriteria::*field, const char* text) {
    GameCriteria criteria;
    criteria.*field = text;
    return GameMatcher(criteria).matches(kGame);
}

TEST(GameMatcher, FindsEveryWordInAnyTag) {
    EXPECT_TRUE(matches(&GameCriteria::words, ""));
    EXPECT_TRUE(matches(&GameCriteria::words, "anand capek"));
    EXPECT_TRUE(matches(&GameCriteria::words, "nand 1999"));
    EXPECT_FALSE(matches(&GameCriteria::words, "anand kramnik"));
}

TEST(GameMatcher, DoesNotFindAWordAcrossTwoTags) {
    EXPECT_FALSE(matches(&GameCriteria::words, "capekanand"));
}

TEST(GameMatcher, IgnoresCaseAndAccentsInEveryField) {
    EXPECT_TRUE(matches(&GameCriteria::words, "ZOE čapek open"));
    EXPECT_TRUE(matches(&GameCriteria::white, "zoe capek"));
    EXPECT_TRUE(matches(&GameCriteria::black, "Änand"));
    EXPECT_TRUE(matches(&GameCriteria::player, "capek"));
    EXPECT_TRUE(matches(&GameCriteria::event, "open"));
}

TEST(GameMatcher, TellsTheColorsApart) {
    EXPECT_FALSE(matches(&GameCriteria::white, "anand"));
    EXPECT_FALSE(matches(&GameCriteria::black, "zoe"));
    EXPECT_TRUE(matches(&GameCriteria::player, "anand"));
    EXPECT_TRUE(matches(&GameCriteria::player, "zoe"));
    EXPECT_FALSE(matches(&GameCriteria::player, "open"));
}

TEST(GameMatcher, TakesAFieldForOnePhrase) {
    EXPECT_FALSE(matches(&GameCriteria::player, "capek zoe"));
}

TEST(GameMatcher, ComparesDatesAsFarAsTheyAreKnown) {
    EXPECT_TRUE(matches(&GameCriteria::since, "1999.03.31"));
    EXPECT_TRUE(matches(&GameCriteria::until, "1999.03.01"));
    EXPECT_TRUE(matches(&GameCriteria::until, "1999"));
    EXPECT_FALSE(matches(&GameCriteria::since, "1999.04"));
    EXPECT_FALSE(matches(&GameCriteria::until, "1998"));
}

TEST(GameMatcher, WantsAYearWhereADateIsAskedFor) {
    GameSummary game = kGame;
    game.date = "????.??.??";
    GameCriteria criteria;
    EXPECT_TRUE(GameMatcher(criteria).matches(game));
    criteria.until = "2024";
    EXPECT_FALSE(GameMatcher(criteria).matches(game));
}

TEST(GameMatcher, TakesNothingButFourDigitsForAYear) {
    GameSummary game = kGame;
    for (const char* const date : {"bad", "x2020", "20200101", "01.02.2020", "202", "2020x", ""}) {
        game.date = date;
        GameCriteria criteria;
        criteria.since = "2100";
        EXPECT_FALSE(GameMatcher(criteria).matches(game)) << date;
        criteria = {};
        criteria.until = "1900";
        EXPECT_FALSE(GameMatcher(criteria).matches(game)) << date;
    }
}

TEST(GameMatcher, ReadsDatesWithOtherSeparators) {
    GameSummary game = kGame;
    GameCriteria criteria;
    criteria.since = "2020.03";
    for (const char* const date : {"2020-03-01", "2020/04/01", "2021"}) {
        game.date = date;
        EXPECT_TRUE(GameMatcher(criteria).matches(game)) << date;
    }
    game.date = "2020-02-29";
    EXPECT_FALSE(GameMatcher(criteria).matches(game));
}

TEST(GameMatcher, FindsByAnyOfTheResults) {
    GameCriteria criteria;
    criteria.results = {GameResult::WhiteWins};
    EXPECT_FALSE(GameMatcher(criteria).matches(kGame));
    criteria.results = {GameResult::WhiteWins, GameResult::Draw};
    EXPECT_TRUE(GameMatcher(criteria).matches(kGame));
}

TEST(GameMatcher, FindsByTheNumberOfPlies) {
    GameCriteria criteria;
    criteria.minPlies = 40;
    criteria.maxPlies = 40;
    EXPECT_TRUE(GameMatcher(criteria).matches(kGame));
    criteria.minPlies = 41;
    EXPECT_FALSE(GameMatcher(criteria).matches(kGame));
    criteria.minPlies = 1;
    criteria.maxPlies = 39;
    EXPECT_FALSE(GameMatcher(criteria).matches(kGame));
}

TEST(GameMatcher, FindsGamesWithErrors) {
    GameCriteria criteria;
    criteria.onlyWithErrors = true;
    EXPECT_FALSE(GameMatcher(criteria).matches(kGame));
    GameSummary game = kGame;
    const PgnProblem problem{PgnProblem::Kind::UnclosedComment, 3, std::nullopt, {}, {}, {}};
    game.problem = &problem;
    EXPECT_TRUE(GameMatcher(criteria).matches(game));
}

TEST(GameMatcher, MatchesTheTagsBeforeTheRestIsKnown) {
    GameCriteria criteria;
    criteria.player = "anand";
    criteria.results = {GameResult::WhiteWins};
    criteria.minPlies = 100;
    EXPECT_TRUE(GameMatcher(criteria).matchesTags(kGame));
    EXPECT_FALSE(GameMatcher(criteria).matches(kGame));
}

}  // namespace
}  // namespace roque
