#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "controller/engines/engine_calibration.h"
#include "controller/engines/engine_command.h"
#include "controller/search/plugin_option.h"

namespace roque {

/// Named settings of a chess program, such as "Play at 1500": one program can have many.
struct EngineProfile {
    using Values = std::map<std::string, std::string>;

    std::string id;    ///< different for each profile of an engine; never changes
    std::string name;  ///< UTF-8, one line; empty: the usual settings
    Values options;    ///< those that differ from their defaults, by name

    bool operator==(const EngineProfile&) const = default;
};

/// A chess program that a person has brought. All texts are single lines of UTF-8.
struct StoredEngine {
    std::string id;    ///< never changes: settings and saved games name the engine by it
    std::string name;  ///< as the program says, or as the person calls it
    std::string author{};
    EngineCommand command;
    bool isEnabled = true;  ///< whether it is offered as a player and for analysis
    bool playsChess960 = false;
    std::vector<PluginOption> options{};    ///< what it could be set to when it was last asked
    std::vector<EngineProfile> profiles{};  ///< at least one
    std::optional<EngineCalibration> calibration{};

    bool operator==(const StoredEngine&) const = default;
};

/// What an engine is used for.
enum class EngineUse : std::uint8_t { Play, Analysis };

/// Whether the program sets an option itself, so that no person has to: UCI_Chess960, MultiPV, Ponder and
/// their like.
[[nodiscard]] bool isManagedOption(std::string_view name) noexcept;

/// The options that a person can set, in the order of the engine.
[[nodiscard]] std::vector<PluginOption> personalOptions(const std::vector<PluginOption>& options);

/// Values in the order in which they are sent: tables of positions last, because some programs make them anew
/// for another number of threads.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> inSendingOrder(
    const EngineProfile::Values& values);

/// The engine with an id, nullptr if there is none; it lives as long as the list.
[[nodiscard]] const StoredEngine* findEngine(const std::vector<StoredEngine>& engines,
                                             std::string_view id) noexcept;
/// The engine that a person means by a name, whatever its case; enabled ones first.
[[nodiscard]] const StoredEngine* findEngineNamed(const std::vector<StoredEngine>& engines,
                                                  std::string_view name) noexcept;
/// The profile with an id; the first if there is none; nullptr if the engine has none at all.
[[nodiscard]] const EngineProfile* findProfile(const StoredEngine& engine, std::string_view id) noexcept;
/// The profile that a person means by a name; nullptr if there is none.
[[nodiscard]] const EngineProfile* findProfileNamed(const StoredEngine& engine,
                                                    std::string_view name) noexcept;

/// The engine and, if it has a name, the profile: "Stockfish 15.1, Play at 1500".
[[nodiscard]] std::string fullName(const StoredEngine& engine, const EngineProfile& profile);

}  // namespace roque
