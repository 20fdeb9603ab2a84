#include "controller/engines/keeper_report.h"

#include <charconv>
#include <cstring>

namespace roque {

std::optional<int> numberBehind(std::string_view word, std::string_view line) {
    if (!line.starts_with(word)) return std::nullopt;
    line.remove_prefix(word.size());
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc() || end != line.data() + line.size()) return std::nullopt;
    return number;
}

Message describeEnding(std::string_view line) {
    if (const auto code = numberBehind("ended code ", line))
        return ROQUE_MESSAGE("It has ended with exit code {0}", *code);
    if (const auto signal = numberBehind("ended signal ", line))
        return ROQUE_MESSAGE("It has ended by signal {0} ({1})", *signal, ::strsignal(*signal));
    if (line.starts_with("memory ")) return ROQUE_MESSAGE("It has taken more memory than it may");
    if (line.starts_with("threads ")) return ROQUE_MESSAGE("It has started more threads than it may");
    return ROQUE_MESSAGE("It was killed");
}

}  // namespace roque
