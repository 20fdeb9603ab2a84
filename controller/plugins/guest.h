#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/engine_command.h"
#include "controller/plugins/plugin_info.h"
#include "controller/plugins/plugin_refusal.h"
#include "model/base/result.h"

// A guest is a plugin that the program did not bring. It is never loaded into this process: roque-guest, a
// process of its own under a keeper, loads a sealed copy of the file, confined (controller/guests), and
// speaks UCI for it.
namespace roque {

/// A library by its place and its content.
struct GuestFile {
    std::filesystem::path path;
    std::string sha256;  ///< 64 hexadecimal digits; what has another content is not loaded
};

/// How long a guest may take to say who it is, from the start of its process.
inline constexpr std::chrono::milliseconds kGuestPatience{3000};

/// What a guest says of itself, or why it cannot be used. Waits for its process: not for the UI thread.
[[nodiscard]] Result<PluginInfo, PluginRefusal> describeGuest(
    const GuestFile& file, std::chrono::milliseconds patience = kGuestPatience);

/// What else a guest is granted when it plays.
struct GuestGrants {
    std::vector<std::filesystem::path> readable;  ///< files that the person has named in its options
    std::filesystem::path dataFolder;             ///< where it may write; made if need be; empty: nowhere
    unsigned memory = 1024;                       ///< mebibytes
};

/// The command that has a guest play, as a chess program that speaks UCI.
[[nodiscard]] EngineCommand guestCommand(const GuestFile& file, const GuestGrants& grants);

/// The command that runs one check of a guest (controller/plugin_check), by its name.
[[nodiscard]] EngineCommand guestCheckCommand(const GuestFile& file, const GuestGrants& grants,
                                              std::string_view check, std::uint64_t seed);

/// roque-guest as it was installed, or built, with this program.
[[nodiscard]] std::filesystem::path guestProgram();

}  // namespace roque
