#include "controller/match/match_table.h"

#include <gmock/gmock.h>

namespace roque::match {
namespace {

using testing::HasSubstr;
using testing::Not;

MatchSettings settingsOf(const std::vector<std::string>& names) {
    MatchSettings settings;
    for (const std::string& name : names) {
        MatchPlayer player;
        player.name = name;
        settings.players.push_back(player);
    }
    return settings;
}

/// Pairs of 2:0, 1:1 and 0:2 in turn, from the first player's view.
MatchScore scoreOf(std::size_t pairs) {
    MatchScore score(2);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const auto add = [&](unsigned game, std::size_t white, GameResult result) {
            score.add({pair, game, white, 1 - white, result, GameEnd::Rules, std::nullopt});
        };
        add(0, 0, pair % 3 == 2 ? GameResult::BlackWins : GameResult::WhiteWins);
        add(1, 1, pair % 3 == 0 ? GameResult::BlackWins : GameResult::WhiteWins);
    }
    return score;
}

TEST(MatchTable, ListsThePlayersTheBestFirst) {
    const std::string table =
        matchTable(scoreOf(100), settingsOf({"Añña", "Bob"}), std::nullopt, englishCatalogue());
    EXPECT_THAT(table, HasSubstr("  1 Añña      200    101      0     99    50.5 %      +3 ± 56"));
    EXPECT_THAT(table, HasSubstr("  2 Bob       200     99      0    101    49.5 %      -3 ± 56"));
    EXPECT_THAT(table, HasSubstr("Pairs of Añña, by points 0, 1/2, 1, 3/2, 2: 33 0 33 0 34"));
    EXPECT_THAT(table, Not(HasSubstr("SPRT")));
}

TEST(MatchTable, SaysHowATestStands) {
    const SprtHypotheses sprt{0, 10};
    EXPECT_THAT(matchTable(scoreOf(99), settingsOf({"A", "B"}), sprt, englishCatalogue()),
                HasSubstr("SPRT [0, 10]: LLR -0.06 (-2.94, 2.94), goes on\n"));
}

/// A language in which every text is longer than in English.
class LongLanguage final : public Catalogue {
public:
    [[nodiscard]] std::string translate(const char* text) const override {
        return std::string("«") + text + "…»";
    }
    [[nodiscard]] std::string translatePlural(const char* /*one*/, const char* many,
                                              std::int64_t /*count*/) const override {
        return translate(many);
    }
};

TEST(MatchTable, MakesRoomForTheWordsOfALanguage) {
    const std::string table =
        matchTable(scoreOf(99), settingsOf({"A", "B"}), SprtHypotheses{0, 10}, LongLanguage());
    EXPECT_THAT(table, HasSubstr(" «games…» «won…» «drawn…» «lost…» "));
    EXPECT_THAT(table, HasSubstr("      198     99        0      99 "));
    EXPECT_THAT(table, HasSubstr("«goes on…»"));
}

TEST(MatchTable, OfNobodyHasNothingToSay) {
    const std::string table =
        matchTable(MatchScore(3), settingsOf({"A", "B", "C"}), std::nullopt, englishCatalogue());
    EXPECT_THAT(table, HasSubstr("     ?            ?        ?"));
    EXPECT_THAT(table, Not(HasSubstr("Pairs"))) << "which of them?";
}

TEST(GameLine, NamesTheGameThePlayersAndTheReason) {
    FinishedGame game;
    game.score = {11, 1, 1, 0, GameResult::WhiteWins, GameEnd::Rules, std::nullopt};
    EXPECT_EQ(gameLine(game, settingsOf({"A", "B"}), "White wins by checkmate"),
              "12.2  B - A  1-0  White wins by checkmate\n");
}

TEST(EloText, HasNoNegativeZero) {
    EXPECT_EQ(eloText(EloEstimate{-0.2, -10, 10, 0.5}), "+0 ± 10");
    EXPECT_EQ(eloText(EloEstimate{-0.6, -10, 10, 0.5}), "-1 ± 10");
    EXPECT_EQ(eloText(std::nullopt), "?");
}

}  // namespace
}  // namespace roque::match
