#include "controller/perft/perft_case.h"

#include <charconv>
#include <optional>

#include "model/notation/fen.h"

namespace roque {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

template <typename Number>
std::optional<Number> parseNumber(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The count in an operation such as "D5 4865609"; nothing for other operations.
Result<std::optional<PerftCase::Count>, Message> parseCount(std::string_view name, std::string_view value) {
    if (name.size() < 2 || name[0] != 'D') return std::optional<PerftCase::Count>{};
    const auto depth = parseNumber<unsigned>(name.substr(1));
    if (!depth) return std::optional<PerftCase::Count>{};
    const auto nodes = parseNumber<std::uint64_t>(value);
    if (!nodes) return failure<std::optional<PerftCase::Count>>(ROQUE_MESSAGE("{0} has no count", name));
    return std::optional(PerftCase::Count{*depth, *nodes});
}

}  // namespace

Result<PerftCase, Message> parsePerftCase(std::string_view line) {
    const std::string_view fen = trimmed(line.substr(0, line.find(';')));
    const auto position = parseFen(fen);
    if (!position) return failure<PerftCase>(position.error().describe());

    PerftCase read{std::string(fen), *position, {}};
    for (auto at = line.find(';'); at != std::string_view::npos;) {
        const auto next = line.find(';', at + 1);
        const std::string_view operation = trimmed(line.substr(at + 1, next - at - 1));
        const auto blank = operation.find_first_of(" \t");
        const std::string_view name = operation.substr(0, blank);
        const std::string_view value =
            blank == std::string_view::npos ? std::string_view{} : trimmed(operation.substr(blank));
        if (name == "id") read.id = value;
        const auto count = parseCount(name, value);
        if (!count) return failure<PerftCase>(count.error());
        if (*count) read.counts.push_back(**count);
        at = next;
    }
    if (read.counts.empty())
        return failure<PerftCase>(ROQUE_MESSAGE("there is no count such as ;D3 8902 to check"));
    return read;
}

}  // namespace roque
