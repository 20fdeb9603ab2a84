#include "view/uci/go_command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "plugins/uci/engine_line.h"

namespace roque::uci {
namespace {

constexpr std::array<std::string_view, 13> kWords{"wtime",     "btime",  "winc",       "binc",  "movetime",
                                                  "movestogo", "depth",  "mate",       "nodes", "perft",
                                                  "infinite",  "ponder", "searchmoves"};

bool isWordOfGo(std::string_view word) noexcept {
    return std::ranges::find(kWords, word) != kWords.end();
}

constexpr std::int64_t kNoMost = std::numeric_limits<std::int64_t>::max();

/// The numbers that a word of `go` wants.
struct Bounds {
    std::int64_t least = 0;
    std::int64_t most = kNoMost;
    bool isStrict = true;  ///< else what is less counts as the least
};

/// Reads the numbers behind words of `go`, and notes what is wrong with them.
class NumberReader {
public:
    NumberReader(Words& words, std::vector<std::string>& problems) : words_(words), problems_(problems) {}

    /// The next word as a number; nothing if it is none, or not within the bounds. One that is too large for
    /// 64 bits counts as the most of them.
    std::optional<std::int64_t> take(std::string_view name, Bounds bounds) {
        const std::string_view word = words_.peek();
        std::int64_t number = 0;
        const auto [stopped, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (word.empty() || error == std::errc::invalid_argument || stopped != word.data() + word.size()) {
            problems_.push_back(word.empty() ? fmt::format("go {} wants a number", name)
                                             : fmt::format("go {} wants a number, not '{}'", name, word));
            if (!isWordOfGo(word)) words_.take();
            return std::nullopt;
        }
        words_.take();
        if (error == std::errc::result_out_of_range) number = word.front() == '-' ? -kNoMost : kNoMost;
        if (!bounds.isStrict) number = std::max(number, bounds.least);
        if (number >= bounds.least && number <= bounds.most) return number;
        const std::string wanted = bounds.most == kNoMost
                                       ? fmt::format("from {} on", bounds.least)
                                       : fmt::format("from {} to {}", bounds.least, bounds.most);
        problems_.push_back(fmt::format("go {} wants a number {}, not '{}'", name, wanted, word));
        return std::nullopt;
    }

    /// A count, from 1 on.
    template <typename Count>
    void readCount(std::string_view name, std::optional<Count>& into, Bounds bounds = {.least = 1}) {
        constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
        const auto number = take(name, bounds);
        if (number)
            into = static_cast<Count>(sizeof(Count) < sizeof(*number) ? std::min(*number, kMost) : *number);
    }

    /// A time.
    void readTime(std::string_view name, std::optional<std::chrono::milliseconds>& into, Bounds bounds) {
        constexpr std::int64_t kMost = 1'000'000'000'000;
        if (const auto number = take(name, bounds))
            into = std::chrono::milliseconds(std::min(*number, kMost));
    }

private:
    Words& words_;
    std::vector<std::string>& problems_;
};

/// Reads a limit that has a number. False if the word is none.
bool readNumber(std::string_view name, Words& words, GoCommand& go) {
    constexpr Bounds kClock{.isStrict = false};  // one that has run out is 0
    constexpr std::int64_t kMaxPlies = 64;       // perft counts by recursion
    SearchLimits& limits = go.limits;
    NumberReader numbers(words, go.problems);
    if (name == "wtime") return numbers.readTime(name, limits.timeLeft[Color::White], kClock), true;
    if (name == "btime") return numbers.readTime(name, limits.timeLeft[Color::Black], kClock), true;
    if (name == "winc") return numbers.readTime(name, limits.increment[Color::White], kClock), true;
    if (name == "binc") return numbers.readTime(name, limits.increment[Color::Black], kClock), true;
    if (name == "movetime") return numbers.readTime(name, limits.moveTime, kClock), true;
    if (name == "depth") return numbers.readCount(name, limits.depth), true;
    if (name == "mate") return numbers.readCount(name, limits.mate), true;
    if (name == "nodes") return numbers.readCount(name, limits.nodes), true;
    if (name == "movestogo") {
        numbers.readCount(name, limits.movesToGo, kClock);
        if (limits.movesToGo == 0U) limits.movesToGo.reset();  // some programs say 0 for the rest of the game
        return true;
    }
    if (name == "perft") {
        go.saysPerft = true;
        return numbers.readCount(name, go.perft, {.least = 1, .most = kMaxPlies}), true;
    }
    return false;
}

void readLimit(std::string_view name, Words& words, GoCommand& go) {
    if (readNumber(name, words, go)) return;
    if (name == "infinite") {
        go.limits.infinite = go.saysInfinite = true;
    } else if (name == "ponder") {
        go.isPonder = true;
    } else if (name == "searchmoves") {
        while (isWrittenAsMove(words.peek())) go.searchMoves.emplace_back(words.take());
    } else {
        go.problems.push_back(fmt::format("go does not know '{}'", name));
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
