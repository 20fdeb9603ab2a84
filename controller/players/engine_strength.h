#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "controller/search/plugin_option.h"

namespace roque {

/// How a chess program can be made to play worse than it can: by its own option UCI_Elo, or by "Skill Level".
struct EngineStrength {
    using Values = std::map<std::string, std::string>;

    PluginOption option;     ///< the one with the strength, a number
    std::string switchedBy;  ///< the option that has it hold; empty: it always does

    /// The strength that is set; nothing: it plays as well as it can.
    [[nodiscard]] std::optional<std::int64_t> in(const Values& values) const;
    /// Sets a strength, or lets it play as well as it can.
    void set(std::optional<std::int64_t> strength, Values& values) const;
    /// Copies the strength, and nothing else, from some values to others.
    void copy(const Values& from, Values& to) const { set(in(from), to); }
};

/// The strength among the options of a program, if it has one.
[[nodiscard]] std::optional<EngineStrength> strengthOf(const std::vector<PluginOption>& options);

/// What values say of a strength, for tables of results: "Elo 1500", "skill 5"; empty: full strength.
[[nodiscard]] std::string strengthWord(const EngineStrength::Values& values);

/// The value of an option by its name, whatever its case; nullptr if it is not among them.
[[nodiscard]] const std::string* valueOf(const EngineStrength::Values& values,
                                         std::string_view name) noexcept;

}  // namespace roque
