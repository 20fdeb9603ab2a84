#include "view/terminal/pgn_statistics.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace roque::terminal {
namespace {

constexpr std::size_t kMostListed = 10;

void addAll(const PgnStatistics::Counts& from, PgnStatistics::Counts& to) {
    for (const auto& [name, count] : from) to[name] += count;
}

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

/// The most frequent names, one a line; equally frequent ones in the order of the alphabet.
void listMostFrequent(const char* title, const PgnStatistics::Counts& counts, std::string& text) {
    if (counts.empty()) return;
    std::vector<std::pair<std::string_view, std::uint64_t>> ordered(counts.begin(), counts.end());
    const auto isMore = [](const auto& left, const auto& right) {
        return left.second != right.second ? left.second > right.second : left.first < right.first;
    };
    const auto end = ordered.begin() + static_cast<std::ptrdiff_t>(std::min(kMostListed, ordered.size()));
    std::partial_sort(ordered.begin(), end, ordered.end(), isMore);
    text += fmt::format("{} ({}):\n", title, counts.size());
    for (auto each = ordered.begin(); each != end; ++each)
        text += fmt::format("{:>10}  {}\n", each->second, each->first);
}

}  // namespace

void PgnStatistics::add(const PgnStatistics& other) {
    games += other.games;
    plies += other.plies;
    longest = std::max(longest, other.longest);
    variations += other.variations;
    comments += other.comments;
    nags += other.nags;
    for (std::size_t at = 0; at < results.size(); ++at) results[at] += other.results[at];
    addAll(other.players, players);
    addAll(other.openings, openings);
    for (const auto& [year, count] : other.years) years[year] += count;
}

std::string PgnStatistics::describe() const {
    std::string text = fmt::format("Games:      {}\n", games);
    if (games == 0) return text;
    for (const GameResult result :
         {GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown}) {
        const std::uint64_t count = results[static_cast<std::size_t>(result)];
        text += fmt::format("{:<11} {} ({:.1f} %)\n", fmt::format("{}:", toString(result)), count,
                            share(count, games));
    }
    text += fmt::format("Half-moves: {} ({:.1f} a game, {} at most)\n", plies,
                        static_cast<double>(plies) / static_cast<double>(games), longest);
    text +=
        fmt::format("Beside them: {} variations, {} comments, {} judgements\n", variations, comments, nags);
    if (!years.empty())
        text += fmt::format("Years:      {} to {}\n", years.begin()->first, years.rbegin()->first);
    listMostFrequent("Players", players, text);
    listMostFrequent("Openings", openings, text);
    return text;
}

}  // namespace roque::terminal
