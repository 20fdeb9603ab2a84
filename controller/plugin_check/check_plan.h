#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "controller/plugin_check/check.h"
#include "controller/plugins/guest.h"

namespace roque::check {

/// Which checks to run on which library.
struct CheckPlan {
    GuestFile file;
    unsigned level = kDefaultLevel;  ///< the checks of this and all lower levels
    std::vector<const Check*> only;  ///< if not empty, these instead
    std::uint64_t seed = 1;          ///< of random positions, and of a player that has the option
    unsigned games = 100;            ///< of level 10; an odd number is rounded up
    unsigned concurrency = 1;        ///< checks, or games, at the same time
};

/// A check that was run, or was not.
struct CheckResult {
    const Check* check = nullptr;
    Finding finding;
    std::chrono::milliseconds took{0};
};

/// All that was found about a library.
struct CheckReport {
    CheckPlan plan;
    std::optional<PluginInfo> player;  ///< what it says of itself, if it could be asked
    std::vector<CheckResult> results;  ///< in the order of the levels

    [[nodiscard]] bool hasFailed() const noexcept;
    /// Whether checks were not run because the person interrupted them.
    [[nodiscard]] bool isBrokenOff() const noexcept;
    [[nodiscard]] std::size_t count(Finding::Kind kind) const noexcept;
    /// The highest level that the player keeps, with all below it, as far as checks were run; nothing if only
    /// named ones were.
    [[nodiscard]] std::optional<unsigned> levelKept() const noexcept;
};

/// The command that runs a check again.
[[nodiscard]] std::string commandFor(const Check& check, const CheckPlan& plan);

/// The report as one JSON document, in English. plugins/README.md describes its fields.
[[nodiscard]] std::string toJson(const CheckReport& report);

}  // namespace roque::check
