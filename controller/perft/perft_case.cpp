#include "view/terminal/perft_suite.h"

#include <charconv>
#include <optional>

#include "model/notation/fen.h"

namespace roque::terminal {
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

/// The count that an operation such as "D5 4865609" asks for; nothing if the operation is another one.
Result<std::optional<PerftCase::Count>, std::string> parseCount(std::string_view name,
                                                                std::string_view value) {
    using Answer = Result<std::optional<PerftCase::Count>, std::string>;
    if (name.size() < 2 || name[0] != 'D') return std::optional<PerftCase::Count>{};
    const auto depth = parseNumber<unsigned>(name.substr(1));
    if (!depth) return std::optional<PerftCase::Count>{};
    const auto nodes = parseNumber<std::uint64_t>(value);
    if (!nodes) return Answer(boost::system::in_place_error, std::string(name) + " has no count");
    return std::optional(PerftCase::Count{*depth, *nodes});
}

}  // namespace

Result<PerftCase, std::string> parsePerftCase(std::string_view line) {
    using Answer = Result<PerftCase, std::string>;
    const auto failed = [](std::string why) { return Answer(boost::system::in_place_error, std::move(why)); };

    const std::string_view fen = trimmed(line.substr(0, line.find(';')));
    const auto position = parseFen(fen);
    if (!position) return failed(position.error().describe());

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
        if (!count) return failed(count.error());
        if (*count) read.counts.push_back(**count);
        at = next;
    }
    if (read.counts.empty()) return failed("there is no count such as ;D3 8902 to check");
    return read;
}

}  // namespace roque::terminal
