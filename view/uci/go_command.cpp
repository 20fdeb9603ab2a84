#include "view/uci/go_command.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

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

/// A count; none if it is zero, which limits nothing.
template <typename Count>
void readCount(Words& words, std::optional<Count>& into) {
    const auto number = takeNumber(words, std::numeric_limits<std::int32_t>::max());
    if (number && *number > 0) into = static_cast<Count>(*number);
}

/// A time; one that has run out is 0.
void readTime(Words& words, std::optional<std::chrono::milliseconds>& into) {
    constexpr std::int64_t kMax = 1'000'000'000'000;
    if (const auto number = takeNumber(words, kMax)) into = std::chrono::milliseconds(*number);
}

void readNodes(Words& words, SearchLimits& limits) {
    const auto number = takeNumber(words, std::numeric_limits<std::int64_t>::max());
    if (number && *number > 0) limits.nodes = static_cast<std::uint64_t>(*number);
}

void readLimit(std::string_view name, Words& words, GoCommand& go) {
    SearchLimits& limits = go.limits;
    if (name == "wtime") readTime(words, limits.timeLeft[Color::White]);
    if (name == "btime") readTime(words, limits.timeLeft[Color::Black]);
    if (name == "winc") readTime(words, limits.increment[Color::White]);
    if (name == "binc") readTime(words, limits.increment[Color::Black]);
    if (name == "movetime") readTime(words, limits.moveTime);
    if (name == "movestogo") readCount(words, limits.movesToGo);
    if (name == "depth") readCount(words, limits.depth);
    if (name == "mate") readCount(words, limits.mate);
    if (name == "nodes") readNodes(words, limits);
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
