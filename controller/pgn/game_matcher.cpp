#include "controller/pgn/game_matcher.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <utility>

namespace roque {
namespace {

/// That of the PGN standard is a dot (8.1.1.3); some programs write others.
constexpr std::string_view kDateSeparators = ".-/";

/// Removes the part of a date before the first separator, and the separator. Returns nothing if it is no
/// number ("??").
std::optional<int> takeNumber(std::string_view& date) {
    const std::size_t separator = date.find_first_of(kDateSeparators);
    const std::string_view part = date.substr(0, separator);
    date = separator == std::string_view::npos ? std::string_view() : date.substr(separator + 1);
    int number = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    const bool isNumber = error == std::errc() && end == part.data() + part.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Whether a date begins with a year: four digits.
bool hasYear(std::string_view date) {
    const std::string_view year = date.substr(0, date.find_first_of(kDateSeparators));
    return year.size() == 4 && year.find_first_not_of("0123456789") == std::string_view::npos;
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
    if (!hasYear(date)) return false;
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
