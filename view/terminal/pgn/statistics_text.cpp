#include "view/terminal/pgn/statistics_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/base/utf8.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

constexpr std::size_t kMaxListed = 10;

double percentage(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

/// Lines of a label and a value, which stand below each other.
std::string alignedLines(const std::vector<std::pair<std::string, std::string>>& lines) {
    std::size_t width = 0;
    for (const auto& [label, value] : lines) width = std::max(width, letterCount(label));
    std::string text;
    for (const auto& [label, value] : lines) text += fmt::format("{:<{}} {}\n", label, width, value);
    return text;
}

/// The variations, comments and evaluation signs beside the games.
std::string additionsText(const PgnStatistics& statistics) {
    return fmt::format(
        "{}, {}, {}", terminalText(ROQUE_MESSAGES("{0} variation", "{0} variations", statistics.variations)),
        terminalText(ROQUE_MESSAGES("{0} comment", "{0} comments", statistics.comments)),
        terminalText(ROQUE_MESSAGES("{0} evaluation sign", "{0} evaluation signs", statistics.nags)));
}

/// The most frequent names, one a line.
void listMostFrequent(const Message& title, const PgnStatistics::Counts& counts, std::string& text) {
    if (counts.empty()) return;
    text += terminalText(title) + '\n';
    for (const auto& [name, count] : PgnStatistics::mostFrequent(counts, kMaxListed))
        text += fmt::format("{:>10}  {}\n", count, name);
}

}  // namespace

std::string describe(const PgnStatistics& statistics) {
    const std::uint64_t games = statistics.games;
    std::vector<std::pair<std::string, std::string>> lines;
    const auto add = [&](const Message& label, std::string value) {
        lines.emplace_back(terminalText(label), std::move(value));
    };
    add(ROQUE_MESSAGE("Games:"), std::to_string(games));
    if (games == 0) return alignedLines(lines);
    for (const GameResult result :
         {GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown}) {
        const std::uint64_t count = statistics.results[static_cast<std::size_t>(result)];
        lines.emplace_back(fmt::format("{}:", toString(result)),
                           fmt::format("{} ({:.1f} %)", count, percentage(count, games)));
    }
    const double average = static_cast<double>(statistics.plies) / static_cast<double>(games);
    add(ROQUE_MESSAGE("Half-moves:"),
        terminalText(ROQUE_MESSAGE("{0} ({1} a game, {2} at most)", statistics.plies,
                                   fmt::format("{:.1f}", average), statistics.maxPlies)));
    add(ROQUE_MESSAGE("Besides:"), additionsText(statistics));
    if (const auto& years = statistics.years; !years.empty())
        add(ROQUE_MESSAGE("Years:"),
            terminalText(ROQUE_MESSAGE("{0} to {1}", years.begin()->first, years.rbegin()->first)));
    std::string text = alignedLines(lines);
    listMostFrequent(ROQUE_MESSAGE("Players ({0}):", statistics.players.size()), statistics.players, text);
    listMostFrequent(ROQUE_MESSAGE("Openings ({0}):", statistics.openings.size()), statistics.openings, text);
    return text;
}

}  // namespace roque::terminal
