#include "controller/pgn/game_matcher.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <utility>

namespace roque {
namespace {

/// Removes the number before the first dot, and the dot, from a date. Returns nothing if the number is
/// unknown ("??").
std::optional<int> takeNumber(std::string_view& date) {
    int number = 0;
    const auto [end, error] = std::from_chars(date.data(), date.data() + date.size(), number);
    const std::size_t dot = date.find('.');
    date = dot == std::string_view::npos ? std::string_view() : date.substr(dot + 1);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Negative if a date is before another, positive if after, 0 if they are equal as far as both are known.
int compareDates(std::string_view date, std::string_view other) {
    while (!date.empty() && !other.empty()) {
        const auto part = takeNumber(date);
        const auto otherPart = takeNumber(other);
        if (!part || !otherPart) return 0;
        if (*part != *otherPart) return *part < *otherPart ? -1 : 1;
    }
    return 0;
}

}  // namespace

GameMatcher::GameMatcher(GameCriteria criteria)
    : criteria_(std::move(criteria)),
      player_(criteria_.player),
      white_(criteria_.white),
      black_(criteria_.black),
      event_(criteria_.event) {
    std::istringstream words(criteria_.words);
    for (std::string word; words >> word;) words_.emplace_back(word);
}

bool GameMatcher::matches(const GameSummary& game) const {
    if (criteria_.onlyWithErrors && game.problem == nullptr) return false;
    return matchesResult(game.result) && matchesLength(game.plies) && matchesTags(game);
}

bool GameMatcher::matchesTags(const GameSummary& game) const {
    const auto hasWord = [&game](const TextPattern& word) {
        return word.occursIn(game.white) || word.occursIn(game.black) || word.occursIn(game.event)
               || word.occursIn(game.date) || word.occursIn(game.eco) || word.occursIn(game.opening);
    };
    return white_.occursIn(game.white) && black_.occursIn(game.black)
           && (player_.occursIn(game.white) || player_.occursIn(game.black)) && event_.occursIn(game.event)
           && matchesDate(game.date) && std::ranges::all_of(words_, hasWord);
}

bool GameMatcher::matchesDate(std::string_view date) const {
    if (criteria_.since.empty() && criteria_.until.empty()) return true;
    if (date.empty() || date[0] == '?') return false;
    return compareDates(date, criteria_.since) >= 0 && compareDates(date, criteria_.until) <= 0;
}

bool GameMatcher::matchesResult(GameResult result) const {
    return criteria_.results.empty()
           || std::ranges::find(criteria_.results, result) != criteria_.results.end();
}

bool GameMatcher::matchesLength(unsigned plies) const {
    return plies >= criteria_.minPlies.value_or(0) && plies <= criteria_.maxPlies.value_or(plies);
}

}  // namespace roque
