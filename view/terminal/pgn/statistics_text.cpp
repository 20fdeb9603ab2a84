#include "view/terminal/pgn/statistics_text.h"

#include <fmt/format.h>

namespace roque::terminal {
namespace {

constexpr std::size_t kMaxListed = 10;

double percentage(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

/// The most frequent names, one a line.
void listMostFrequent(const char* title, const PgnStatistics::Counts& counts, std::string& text) {
    if (counts.empty()) return;
    text += fmt::format("{} ({}):\n", title, counts.size());
    for (const auto& [name, count] : PgnStatistics::mostFrequent(counts, kMaxListed))
        text += fmt::format("{:>10}  {}\n", count, name);
}

}  // namespace

std::string describe(const PgnStatistics& statistics) {
    const std::uint64_t games = statistics.games;
    std::string text = fmt::format("Games:      {}\n", games);
    if (games == 0) return text;
    for (const GameResult result :
         {GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown}) {
        const std::uint64_t count = statistics.results[static_cast<std::size_t>(result)];
        text += fmt::format("{:<11} {} ({:.1f} %)\n", fmt::format("{}:", toString(result)), count,
                            percentage(count, games));
    }
    text +=
        fmt::format("Half-moves: {} ({:.1f} a game, {} at most)\n", statistics.plies,
                    static_cast<double>(statistics.plies) / static_cast<double>(games), statistics.maxPlies);
    text += fmt::format("Beside them: {} variations, {} comments, {} judgements\n", statistics.variations,
                        statistics.comments, statistics.nags);
    if (const auto& years = statistics.years; !years.empty())
        text += fmt::format("Years:      {} to {}\n", years.begin()->first, years.rbegin()->first);
    listMostFrequent("Players", statistics.players, text);
    listMostFrequent("Openings", statistics.openings, text);
    return text;
}

}  // namespace roque::terminal
