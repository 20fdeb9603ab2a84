#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/search/plugin_option.h"

// A player that can be made weaker has an option Level, a whole number. A file beside its library may name
// the levels and rate them: "bastion.levels.tsv" for "bastion.so".
//
// Ratings are not part of the plugin interface because they are measured after the library is built, perhaps
// by others, and measured again without a new build. The file lies beside the library, not among the
// program's resources, so that a player in a user's folder brings its own.
namespace roque {

/// A level of a player. Ratings are on the scale of chess programs, not of people.
struct PluginLevel {
    /// What was found by playing.
    struct Measurement {
        int rating = 0;
        int error = 0;  ///< within its pool the true rating is so far off at most, in 95 of 100 cases

        bool operator==(const Measurement&) const = default;
    };

    std::string name;        ///< UTF-8, one line
    std::optional<int> aim;  ///< the rating that it is made to have
    std::optional<Measurement> measured{};

    bool operator==(const PluginLevel&) const = default;
};

/// The levels of a player that have a name, by their number.
using PluginLevels = std::map<std::int64_t, PluginLevel>;

/// What a text says of levels: a line for each with its number, its name, the rating it aims at, the one that
/// was measured and the error of that, separated by tabs. A minus stands for what is not known, a line that
/// begins with # is a remark. Lines that say anything else are left out.
[[nodiscard]] PluginLevels parseLevels(std::string_view text);

/// What the file beside a library says of its player's levels; nothing without one. Waits for the disk.
[[nodiscard]] PluginLevels readLevelsOf(const std::filesystem::path& library);

/// The option that sets the level, if a player has levels.
[[nodiscard]] const PluginOption* levelOption(const std::vector<PluginOption>& options) noexcept;

/// The level of a player with these options, the others at their defaults; nothing if it has no levels.
[[nodiscard]] std::optional<std::int64_t> levelOf(const std::vector<PluginOption>& options,
                                                  const std::map<std::string, std::string>& chosen) noexcept;

/// Sets the level among a player's chosen options; does nothing if it has no levels.
void chooseLevel(const std::vector<PluginOption>& options, std::map<std::string, std::string>& chosen,
                 std::int64_t level);

/// The default level: one that most people can beat, a quarter of the way up.
[[nodiscard]] std::int64_t friendlyLevel(const PluginOption& option) noexcept;

}  // namespace roque
