#include "controller/match/match_table.h"

#include <cmath>

#include <fmt/format.h>

#include "controller/match/text_table.h"

namespace roque::match {
namespace {

std::string superiorityText(const std::optional<EloEstimate>& estimate) {
    return estimate ? fmt::format("{:.1f} %", 100 * estimate->superiority) : "?";
}

TextTable emptyTable(const Catalogue& language) {
    const auto column = [&](const Message& heading, std::size_t width) {
        return TextTable::Column{render(heading, language), width};
    };
    using Side = TextTable::Side;
    return TextTable({{"", 3},
                      {render(ROQUE_MESSAGE("Player"), language), 6, Side::Left},
                      column(ROQUE_MESSAGE("games"), 6),
                      column(ROQUE_MESSAGE("won"), 6),
                      column(ROQUE_MESSAGE("drawn"), 6),
                      column(ROQUE_MESSAGE("lost"), 6),
                      column(ROQUE_MESSAGE("score"), 9),
                      {"Elo", 12},
                      {"LOS", 8},
                      column(ROQUE_MESSAGE("time"), 5),
                      column(ROQUE_MESSAGE("illegal"), 8),
                      column(ROQUE_MESSAGE("failed"), 7)});
}

/// The share of the points of the games that count; "?" without any, as for Elo.
std::string scoreText(const Tally& tally) {
    return tally.games() == 0 ? "?" : fmt::format("{:.1f} %", 100 * tally.score());
}

std::vector<std::string> rowOf(std::size_t rank, const std::string& name, const Tally& tally) {
    const auto estimate = estimateElo(tally.pairs);
    return {std::to_string(rank),
            name,
            std::to_string(tally.games()),
            std::to_string(tally.wins),
            std::to_string(tally.draws),
            std::to_string(tally.losses),
            scoreText(tally),
            eloText(estimate),
            superiorityText(estimate),
            std::to_string(tally.timeLosses),
            std::to_string(tally.illegalMoves),
            std::to_string(tally.failures)};
}

Message describe(SprtVerdict verdict) {
    switch (verdict) {
        case SprtVerdict::AcceptElo0:
            return ROQUE_MESSAGE("elo0 accepted");
        case SprtVerdict::AcceptElo1:
            return ROQUE_MESSAGE("elo1 accepted");
        case SprtVerdict::GoOn:
            break;
    }
    return ROQUE_MESSAGE("goes on");
}

Message sprtText(const PairCounts& pairs, const SprtHypotheses& sprt) {
    const auto number = [](double value) { return fmt::format("{:.2f}", value); };
    return ROQUE_MESSAGE("SPRT [{0}, {1}]: LLR {2} ({3}, {4}), {5}", fmt::format("{:g}", sprt.elo0),
                         fmt::format("{:g}", sprt.elo1), number(logLikelihoodRatio(pairs, sprt)),
                         number(sprt.lowerBound()), number(sprt.upperBound()), describe(judge(pairs, sprt)));
}

}  // namespace

std::string gameLine(const FinishedGame& game, const MatchSettings& settings, std::string_view reason) {
    const ScoredGame& score = game.score;
    return fmt::format("{}.{}  {} - {}  {}  {}\n", score.pair + 1, score.game + 1,
                       settings.players[score.white].name, settings.players[score.black].name,
                       toString(score.result), reason);
}

std::string matchTable(const MatchScore& score, const MatchSettings& settings,
                       const std::optional<SprtHypotheses>& sprt, const Catalogue& language) {
    TextTable table = emptyTable(language);
    std::size_t rank = 0;
    for (const std::size_t player : score.standings())
        table.add(rowOf(++rank, settings.players[player].name, score.player(player)));
    std::string text = table.text();
    if (settings.players.size() != 2) return text;
    const auto addLine = [&](const Message& line) { text += render(line, language) + '\n'; };
    const PairCounts pairs = score.pairsBetween(0, 1);
    addLine(ROQUE_MESSAGE("Pairs of {0}, by points 0, 1/2, 1, 3/2, 2: {1} {2} {3} {4} {5}",
                          settings.players[0].name, pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]));
    if (sprt) addLine(sprtText(pairs, *sprt));
    return text;
}

std::string eloText(const std::optional<EloEstimate>& estimate) {
    if (!estimate) return "?";
    const double elo = std::round(estimate->elo) + 0.0;  // not -0
    return fmt::format("{:+.0f} ± {:.0f}", elo, estimate->error());
}

}  // namespace roque::match
