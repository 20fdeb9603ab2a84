#include "controller/tuning/parameter_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "controller/storage/files.h"

namespace roque::tuning {
namespace {

constexpr std::size_t kLargestTable = std::size_t{1} << 20U;
constexpr double kSharesOfRange = 20;
constexpr std::string_view kBlanks = " \t\r";

/// Options that say how an engine runs, not how it plays, by UCI or by custom; those of a player's strength;
/// and Contempt, of which games of an engine against itself tell nothing.
constexpr std::array<std::string_view, 13> kOthers{
    "Hash",        "Threads",          "MultiPV",         "Seed",       "Level",
    "Skill Level", "Move Overhead",    "MoveOverhead",    "Slow Mover", "Contempt",
    "nodestime",   "SyzygyProbeDepth", "SyzygyProbeLimit"};

bool isOther(std::string_view name) {
    return name.starts_with("UCI_") || std::ranges::any_of(kOthers, [&](std::string_view other) {
               return isSameOptionName(name, other);
           });
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string_view> columnsOf(std::string_view line) {
    std::vector<std::string_view> columns;
    const bool hasTabs = line.find('\t') != line.npos;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(hasTabs ? "\t" : " "), line.size());
        columns.push_back(trimmed(line.substr(0, end)));
        line.remove_prefix(std::min(end + 1, line.size()));
        if (!hasTabs) line = trimmed(line);
    }
    return columns;
}

template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end) return std::nullopt;
    if constexpr (std::is_floating_point_v<Number>)
        if (!std::isfinite(number)) return std::nullopt;
    return number;
}

template <typename Number>
std::optional<Message> read(std::string_view text, Number& number) {
    const auto found = numberIn<Number>(text);
    if (!found)
        return std::is_integral_v<Number> ? ROQUE_MESSAGE("'{0}' is not a whole number", text)
                                          : ROQUE_MESSAGE("'{0}' is not a number", text);
    number = *found;
    return std::nullopt;
}

/// For any two numbers: their difference may be no std::int64_t.
double rangeOf(std::int64_t least, std::int64_t most) {
    return static_cast<double>(most) - static_cast<double>(least);
}

double usualStep(std::int64_t least, std::int64_t most) {
    return rangeOf(least, most) / kSharesOfRange;
}

/// What is wrong with finite numbers.
std::optional<Message> faultOf(const TunedParameter& parameter) {
    constexpr std::int64_t kLargestNumber = std::int64_t{1} << 40U;
    if (parameter.least < -kLargestNumber || parameter.most > kLargestNumber)
        return ROQUE_MESSAGE("the range of {0} is too large", parameter.name);
    if (parameter.least >= parameter.most)
        return ROQUE_MESSAGE("the range of {0} is empty: from {1} to {2}", parameter.name, parameter.least,
                             parameter.most);
    if (parameter.start < static_cast<double>(parameter.least)
        || parameter.start > static_cast<double>(parameter.most))
        return ROQUE_MESSAGE("the start {0} of {1} is not within its range from {2} to {3}",
                             fmt::format("{}", parameter.start), parameter.name, parameter.least,
                             parameter.most);
    if (parameter.step <= 0) return ROQUE_MESSAGE("the step of {0} is not above 0", parameter.name);
    if (parameter.step > rangeOf(parameter.least, parameter.most))
        return ROQUE_MESSAGE("the step of {0} is larger than its range", parameter.name);
    return std::nullopt;
}

Result<TunedParameter, Message> parameterIn(std::string_view line) {
    const auto columns = columnsOf(line);
    if (columns.size() < 4 || columns[0].empty())
        return failure<TunedParameter>(
            ROQUE_MESSAGE("name, start, least, most and step are wanted, not '{0}'", line));
    TunedParameter parameter;
    parameter.name = columns[0];
    if (auto fault = read(columns[1], parameter.start)) return failure<TunedParameter>(std::move(*fault));
    if (auto fault = read(columns[2], parameter.least)) return failure<TunedParameter>(std::move(*fault));
    if (auto fault = read(columns[3], parameter.most)) return failure<TunedParameter>(std::move(*fault));
    parameter.step = usualStep(parameter.least, parameter.most);
    if (columns.size() > 4)
        if (auto fault = read(columns[4], parameter.step)) return failure<TunedParameter>(std::move(*fault));
    if (auto fault = faultOf(parameter)) return failure<TunedParameter>(std::move(*fault));
    return parameter;
}

bool isNamed(const TunedParameter& parameter, std::string_view name) {
    return isSameOptionName(parameter.name, name);
}

}  // namespace

Result<Parameters, Message> parseParameters(std::string_view text) {
    Parameters parameters;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view whole = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(whole.size() + 1, text.size()));
        const std::string_view line = trimmed(whole.substr(0, whole.find('#')));
        if (line.empty()) continue;
        auto parameter = parameterIn(line);
        if (!parameter) return failure<Parameters>(ROQUE_MESSAGE("line {0}: {1}", number, parameter.error()));
        if (std::ranges::any_of(parameters, [&](const auto& each) { return isNamed(each, parameter->name); }))
            return failure<Parameters>(
                ROQUE_MESSAGE("line {0}: {1}", number, ROQUE_MESSAGE("{0} is there twice", parameter->name)));
        parameters.push_back(std::move(*parameter));
    }
    if (parameters.empty()) return failure<Parameters>(ROQUE_MESSAGE("there are no parameters in it"));
    return parameters;
}

Result<Parameters, Message> readParameters(const std::filesystem::path& file) {
    const auto text = readFile(file, kLargestTable);
    if (!text) return failure<Parameters>(text.error().describe());
    auto parameters = parseParameters(*text);
    if (!parameters) return failure<Parameters>(ROQUE_MESSAGE("{0}: {1}", file, parameters.error()));
    return parameters;
}

Parameters parametersOf(const std::vector<PluginOption>& options, const match::OptionValues& set,
                        std::span<const std::string> names) {
    Parameters parameters;
    for (const PluginOption& option : options) {
        const auto isIt = [&](const std::string& name) { return isSameOptionName(name, option.name); };
        if (option.kind != PluginOption::Kind::Spin) continue;
        if (isOther(option.name) && std::ranges::none_of(names, isIt)) continue;
        if (std::ranges::any_of(set, isIt, &match::OptionValues::value_type::first)) continue;
        const auto start = numberIn<std::int64_t>(option.defaultValue);
        TunedParameter parameter{option.name, static_cast<double>(start.value_or(option.minimum)),
                                 option.minimum, option.maximum, usualStep(option.minimum, option.maximum)};
        if (!faultOf(parameter)) parameters.push_back(std::move(parameter));
    }
    return parameters;
}

Result<Parameters, Message> chosen(const Parameters& parameters, std::span<const std::string> names) {
    if (names.empty()) return parameters;
    for (const std::string& name : names) {
        if (std::ranges::none_of(parameters, [&](const auto& each) { return isNamed(each, name); }))
            return failure<Parameters>(ROQUE_MESSAGE("There is no parameter '{0}'", name));
    }
    Parameters some;
    std::ranges::copy_if(parameters, std::back_inserter(some), [&](const TunedParameter& each) {
        return std::ranges::any_of(names, [&](const std::string& name) { return isNamed(each, name); });
    });
    return some;
}

Result<void, Message> checkParameters(const Parameters& parameters,
                                      const std::vector<PluginOption>& options) {
    for (const TunedParameter& parameter : parameters) {
        const PluginOption* const option = findOption(options, parameter.name);
        if (option == nullptr) return failure<void>(ROQUE_MESSAGE("It has no option '{0}'", parameter.name));
        if (option->kind != PluginOption::Kind::Spin)
            return failure<void>(ROQUE_MESSAGE("Its option {0} is not a number", option->name));
        for (const std::int64_t bound : {parameter.least, parameter.most}) {
            if (const auto allowed = accept(*option, fmt::to_string(bound)); !allowed)
                return failure<void>(allowed.error().text);
        }
    }
    return {};
}

std::string parametersText(std::span<const TunedParameter> parameters, const Spsa::Values& found) {
    std::string text = "# name\tvalue\tleast\tmost\tstep\tstart\tchange\n";
    for (std::size_t at = 0; at < parameters.size(); ++at) {
        const TunedParameter& each = parameters[at];
        text += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{:+.2f}\n", each.name, std::llround(found[at]),
                            each.least, each.most, each.step, each.start, found[at] - each.start);
    }
    return text;
}

}  // namespace roque::tuning
