#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "controller/guests/confinement.h"

namespace roque::uci {

/// What `roque-guest` is asked to do:
///
///     roque-guest describe|play|check --sha256 HEX [--memory MIB] [--data FOLDER] [--read PATH]...
///                 [--check NAME] [--seed N] [--landlock VERSION] [--no-seccomp] FILE
///
/// The last two options are for tests: to be confined as by an older system.
struct GuestArguments {
    enum class Task : std::uint8_t { Describe, Play, Check };

    Task task = Task::Describe;
    std::filesystem::path file;
    std::string sha256;  ///< the content that may be loaded
    ConfinementPolicy policy;
    std::string check;  ///< which one to run (controller/plugin_check)
    std::uint64_t seed = 0;
};

/// Reads the command line; nothing if it is none.
[[nodiscard]] std::optional<GuestArguments> parseGuestArguments(std::span<const std::string_view> words);

}  // namespace roque::uci
