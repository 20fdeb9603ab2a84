#include "controller/players/player_strength.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "controller/players/engine_strength.h"
#include "controller/plugins/plugin_levels.h"

namespace roque {
namespace {

/// The value that was chosen for an option; empty if none was.
std::string_view chosen(const PluginSpec& spec, std::string_view name) {
    const auto found = std::ranges::find_if(
        spec.options, [&](const auto& each) { return isSameOptionName(each.first, name); });
    return found == spec.options.end() ? std::string_view() : std::string_view(found->second);
}

std::optional<int> numberOf(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<int> ratingOf(const PluginLevels& levels, std::int64_t number) {
    const auto level = levels.find(number);
    if (level == levels.end()) return std::nullopt;
    if (level->second.measured) return level->second.measured->rating;
    return level->second.aim;
}

/// The rating that a chess program was told to play at.
std::optional<int> ratingOf(const EngineSpec& engine) {
    const std::string* const isLimited = valueOf(engine.options, "UCI_LimitStrength");
    const std::string* const elo = valueOf(engine.options, "UCI_Elo");
    if (isLimited == nullptr || *isLimited != "true" || elo == nullptr) return std::nullopt;
    const auto rating = numberOf(*elo);
    return rating && *rating < kBeyondPeople ? rating : std::nullopt;
}

}  // namespace

std::optional<int> ratingAmongPeople(const PlayerSpec& player, const PluginRegistry& plugins) {
    constexpr int kGuess = 1000;
    if (const auto* const engine = std::get_if<EngineSpec>(&player)) return ratingOf(*engine);
    const auto* const spec = std::get_if<PluginSpec>(&player);
    const Plugin* const plugin = spec == nullptr ? nullptr : plugins.find(spec->pluginId);
    if (plugin == nullptr) return std::nullopt;
    const PluginInfo& info = plugin->info();
    std::optional<int> rating;
    if (chosen(*spec, "UCI_LimitStrength") == "true")
        rating = numberOf(chosen(*spec, "UCI_Elo"));
    else if (const auto level = levelOf(info.options, spec->options))
        rating = ratingOf(info.levels, *level);
    else if (info.origin == PluginOrigin::Shipped)
        rating = kGuess;
    return rating && *rating < kBeyondPeople ? rating : std::nullopt;
}

std::filesystem::path ownBookOf(const PlayerSpec& player, const PluginRegistry& plugins) {
    const auto* const spec = std::get_if<PluginSpec>(&player);
    const Plugin* const plugin = spec == nullptr ? nullptr : plugins.find(spec->pluginId);
    if (plugin == nullptr || !spec->book.empty() || ratingAmongPeople(player, plugins)) return {};
    return plugin->info().book;
}

}  // namespace roque
