#include "controller/match/match_table.h"

#include <algorithm>

#include <fmt/format.h>

namespace roque::match {
namespace {

constexpr std::size_t kShortestColumn = 6;

/// Width of the column of names, in letters of UTF-8.
std::size_t lettersOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char letter) { return (letter & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width) {
    const std::size_t letters = lettersOf(text);
    return letters < width ? text + std::string(width - letters, ' ') : text;
}

std::string superiorityText(const std::optional<EloEstimate>& estimate) {
    return estimate ? fmt::format("{:.1f} %", 100 * estimate->superiority) : "?";
}

std::string playerLine(std::size_t rank, const std::string& name, const Tally& tally) {
    const auto estimate = estimateElo(tally.pairs);
    std::string elo = eloText(estimate);
    // "±" is one letter of two bytes, which fmt counts as two if it is told a width.
    elo.insert(0, std::string(12 - std::min<std::size_t>(12, lettersOf(elo)), ' '));
    return fmt::format("{:>3} {} {:>6} {:>6} {:>6} {:>6} {:>7.1f} % {} {:>8} {:>5} {:>8} {:>7}\n", rank, name,
                       tally.games(), tally.wins, tally.draws, tally.losses, 100 * tally.score(), elo,
                       superiorityText(estimate), tally.timeLosses, tally.illegalMoves, tally.failures);
}

std::string sprtText(const PairCounts& pairs, const SprtHypotheses& sprt) {
    const char* verdict = "goes on";
    switch (judge(pairs, sprt)) {
        case SprtVerdict::AcceptElo0:
            verdict = "elo0 accepted";
            break;
        case SprtVerdict::AcceptElo1:
            verdict = "elo1 accepted";
            break;
        case SprtVerdict::GoOn:
            break;
    }
    return fmt::format("SPRT [{:g}, {:g}]: LLR {:.2f} ({:.2f}, {:.2f}), {}\n", sprt.elo0, sprt.elo1,
                       logLikelihoodRatio(pairs, sprt), sprt.lowerBound(), sprt.upperBound(), verdict);
}

}  // namespace

std::string gameLine(const FinishedGame& game, const MatchSettings& settings, std::string_view reason) {
    const ScoredGame& score = game.score;
    return fmt::format("{}.{}  {} - {}  {}  {}\n", score.pair + 1, score.game + 1,
                       settings.players[score.white].name, settings.players[score.black].name,
                       toString(score.result), reason);
}

std::string matchTable(const MatchScore& score, const MatchSettings& settings,
                       const std::optional<SprtHypotheses>& sprt) {
    std::size_t width = kShortestColumn;
    for (const MatchPlayer& player : settings.players) width = std::max(width, lettersOf(player.name));
    std::string text = fmt::format(
        "    {:<{}} {:>6} {:>6} {:>6} {:>6} {:>9} {:>12} {:>8} {:>5} {:>8} {:>7}\n", "Player", width, "games",
        "won", "drawn", "lost", "score", "Elo", "LOS", "time", "illegal", "failed");
    std::size_t rank = 0;
    for (const std::size_t player : score.standings())
        text += playerLine(++rank, padded(settings.players[player].name, width), score.player(player));
    if (settings.players.size() != 2) return text;
    const PairCounts pairs = score.pairsBetween(0, 1);
    text += fmt::format("Pairs of {}, by points 0, 1/2, 1, 3/2, 2: {} {} {} {} {}\n",
                        settings.players[0].name, pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    return sprt ? text + sprtText(pairs, *sprt) : text;
}

std::string eloText(const std::optional<EloEstimate>& estimate) {
    return estimate ? fmt::format("{:+.0f} ± {:.0f}", estimate->elo, estimate->error()) : "?";
}

}  // namespace roque::match
