#include "controller/pgn/pgn_statistics.h"

#include <algorithm>

namespace roque {
namespace {

void addAll(const PgnStatistics::Counts& from, PgnStatistics::Counts& to) {
    for (const auto& [name, count] : from) to[name] += count;
}

}  // namespace

void PgnStatistics::add(const PgnStatistics& other) {
    games += other.games;
    plies += other.plies;
    maxPlies = std::max(maxPlies, other.maxPlies);
    variations += other.variations;
    comments += other.comments;
    nags += other.nags;
    for (std::size_t at = 0; at < results.size(); ++at) results[at] += other.results[at];
    addAll(other.players, players);
    addAll(other.openings, openings);
    for (const auto& [year, count] : other.years) years[year] += count;
}

std::vector<std::pair<std::string_view, std::uint64_t>> PgnStatistics::mostFrequent(const Counts& counts,
                                                                                    std::size_t max) {
    std::vector<std::pair<std::string_view, std::uint64_t>> ordered(counts.begin(), counts.end());
    const auto isMore = [](const auto& left, const auto& right) {
        return left.second != right.second ? left.second > right.second : left.first < right.first;
    };
    const auto end = ordered.begin() + static_cast<std::ptrdiff_t>(std::min(max, ordered.size()));
    std::partial_sort(ordered.begin(), end, ordered.end(), isMore);
    ordered.erase(end, ordered.end());
    return ordered;
}

}  // namespace roque
