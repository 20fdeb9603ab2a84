#include "view/uci/go_command.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "plugins/uci/engine_line.h"

namespace roque::uci {
namespace {

/// The next word as a number, at most `most`; nothing if it is not a number.
std::optional<std::int64_t> takeNumber(Words& words, std::int64_t most) {
    const std::string_view word = words.peek();
    std::int64_t number = 0;
    const auto [stopped, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isNumber =
        !word.empty() && error != std::errc::invalid_argument && stopped == word.data() + word.size();
    if (!isNumber) return std::nullopt;
    words.take();
    if (error == std::errc::result_out_of_range) number = word.front() == '-' ? 0 : most;
    return std::clamp<std::int64_t>(number, 0, most);
}

/// A count; none if it is zero, which limits nothing. False if there is no number.
template <typename Count>
bool readCount(Words& words, std::optional<Count>& into) {
    const auto number = takeNumber(words, std::numeric_limits<std::int32_t>::max());
    if (number && *number > 0) into = static_cast<Count>(*number);
    return number.has_value();
}

/// A depth of perft, which counts by recursion. False if there is no number of plies that could be counted.
bool readPerft(Words& words, std::optional<unsigned>& into) {
    constexpr unsigned kMaxPlies = 64;
    return readCount(words, into) && into && *into <= kMaxPlies;
}

/// A time; one that has run out is 0. False if there is no number.
bool readTime(Words& words, std::optional<std::chrono::milliseconds>& into) {
    constexpr std::int64_t kMax = 1'000'000'000'000;
    const auto number = takeNumber(words, kMax);
    if (number) into = std::chrono::milliseconds(*number);
    return number.has_value();
}

/// As a count, but a larger one.
bool readNodes(Words& words, SearchLimits& limits) {
    const auto number = takeNumber(words, std::numeric_limits<std::int64_t>::max());
    if (number && *number > 0) limits.nodes = static_cast<std::uint64_t>(*number);
    return number.has_value();
}

/// Reads a limit that has a number. False if there is none; true for every other word.
bool readNumber(std::string_view name, Words& words, GoCommand& go) {
    SearchLimits& limits = go.limits;
    if (name == "wtime") return readTime(words, limits.timeLeft[Color::White]);
    if (name == "btime") return readTime(words, limits.timeLeft[Color::Black]);
    if (name == "winc") return readTime(words, limits.increment[Color::White]);
    if (name == "binc") return readTime(words, limits.increment[Color::Black]);
    if (name == "movetime") return readTime(words, limits.moveTime);
    if (name == "movestogo") return readCount(words, limits.movesToGo);
    if (name == "depth") return readCount(words, limits.depth);
    if (name == "mate") return readCount(words, limits.mate);
    if (name == "nodes") return readNodes(words, limits);
    if (name == "perft") return readPerft(words, go.perft);
    return true;
}

void readLimit(std::string_view name, Words& words, GoCommand& go) {
    SearchLimits& limits = go.limits;
    if (!readNumber(name, words, go))
        go.problems.push_back(fmt::format("go {} wants a number, not '{}'", name, words.peek()));
    if (name == "infinite") limits.infinite = go.saysInfinite = true;
    if (name == "ponder") go.isPonder = true;
    if (name == "searchmoves") {
        while (isWrittenAsMove(words.peek())) go.searchMoves.emplace_back(words.take());
    }
}

}  // namespace

GoCommand parseGo(Words words) {
    GoCommand go;
    while (!words.isEmpty()) {
        const std::string_view name = words.take();
        readLimit(name, words, go);
    }
    const SearchLimits& limits = go.limits;
    const bool isLimited = limits.depth || limits.mate || limits.nodes || limits.moveTime
                           || limits.timeLeft[Color::White] || limits.timeLeft[Color::Black];
    if (!isLimited) go.limits.infinite = true;
    return go;
}

}  // namespace roque::uci
