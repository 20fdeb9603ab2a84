#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "controller/plugin_check/finding.h"
#include "controller/plugins/plugin_refusal.h"
#include "model/base/message.h"

// What `roque-cli plugins check` tests. plugins/README.md explains every level and repeats every rule.
namespace roque::check {

class Subject;

/// The highest level, whose games take minutes.
inline constexpr unsigned kHighestLevel = 10;
/// The level that is reached unless another is asked for.
inline constexpr unsigned kDefaultLevel = 9;

/// One test of a player, which runs in a process of its own.
struct Check {
    /// Tests a loaded plugin, in the process of its guest.
    using InGuest = Finding (*)(Subject& subject);
    unsigned level;
    std::string_view name;  ///< never changes: scripts name the check by it
    Message rule;           ///< a sentence with a full stop
    /// What is judged while the plugin is loaded; else it has to be loaded first.
    std::optional<PluginRefusal::Stage> stage{};
    InGuest inGuest = nullptr;  ///< what is done once it is loaded; nullptr: nothing, or games are played
    bool isRunTwice = false;    ///< two processes must do the same
};

/// All checks in the order of their levels.
[[nodiscard]] std::span<const Check> allChecks();

/// The check of a name; nullptr if there is none. It lives as long as the program.
[[nodiscard]] const Check* findCheck(std::string_view name);

/// The title of a level, such as "Level 5: it stops in time".
[[nodiscard]] Message titleOf(unsigned level);

/// Where the level is explained: "plugins/README.md#level-5-it-stops-in-time".
[[nodiscard]] std::string pageOf(unsigned level);

}  // namespace roque::check
