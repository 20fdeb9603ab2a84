#include "controller/plugins/plugin_levels.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "controller/search/plugin_text.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

constexpr std::size_t kLargestList = std::size_t{64} << 10U;
constexpr std::size_t kLongestLevelName = 60;
constexpr std::int64_t kMaxLevels = 100;
constexpr int kHighestRating = 10'000;

/// The columns of a line.
enum Column : std::size_t { Number, Name, Aim, Measured, Error, kColumns };

/// The text up to a separator, which is taken away from `rest` with it.
std::string_view takeUpTo(char separator, std::string_view& rest) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

template <typename Whole>
std::optional<Whole> wholeNumber(std::string_view text, Whole least, Whole most) {
    Whole number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<int> rating(std::string_view text) {
    return wholeNumber(text, -kHighestRating, kHighestRating);
}

}  // namespace

PluginLevels parseLevels(std::string_view text) {
    PluginLevels levels;
    while (!text.empty()) {
        std::string_view line = takeUpTo('\n', text);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.starts_with('#')) continue;
        std::array<std::string_view, kColumns> columns;
        for (std::string_view& column : columns) column = takeUpTo('\t', line);
        const auto number = wholeNumber(columns[Number], -kMaxLevels, kMaxLevels);
        if (!number || columns[Name].empty()) continue;
        PluginLevel level{shownText(columns[Name], kLongestLevelName), rating(columns[Aim])};
        const auto measured = rating(columns[Measured]);
        const auto error = wholeNumber(columns[Error], 0, kHighestRating);
        if (measured && error) level.measured = PluginLevel::Measurement{*measured, *error};
        levels.insert_or_assign(*number, std::move(level));
    }
    return levels;
}

PluginLevels readLevelsOf(const std::filesystem::path& library) {
    std::filesystem::path file = library;
    const auto text = readFile(file.replace_extension(".levels.tsv"), kLargestList);
    return text ? parseLevels(*text) : PluginLevels();
}

const PluginOption* levelOption(const std::vector<PluginOption>& options) noexcept {
    const auto found = std::ranges::find_if(options, [](const PluginOption& option) {
        return option.kind == PluginOption::Kind::Spin && isSameOptionName(option.name, "Level")
               && option.minimum >= -kMaxLevels && option.maximum <= kMaxLevels
               && option.minimum < option.maximum;
    });
    return found == options.end() ? nullptr : &*found;
}

std::optional<std::int64_t> levelOf(const std::vector<PluginOption>& options,
                                    const std::map<std::string, std::string>& chosen) noexcept {
    const PluginOption* const option = levelOption(options);
    if (option == nullptr) return std::nullopt;
    const auto found = std::ranges::find_if(
        chosen, [&](const auto& each) { return isSameOptionName(each.first, option->name); });
    return wholeNumber(found == chosen.end() ? option->defaultValue : found->second, option->minimum,
                       option->maximum);
}

void chooseLevel(const std::vector<PluginOption>& options, std::map<std::string, std::string>& chosen,
                 std::int64_t level) {
    const PluginOption* const option = levelOption(options);
    if (option == nullptr) return;
    std::erase_if(chosen, [&](const auto& each) { return isSameOptionName(each.first, option->name); });
    chosen[option->name] = std::to_string(level);
}

std::int64_t friendlyLevel(const PluginOption& option) noexcept {
    constexpr std::int64_t kPart = 4;
    return option.minimum + (option.maximum - option.minimum) / kPart;
}

}  // namespace roque
