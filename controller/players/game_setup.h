#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <variant>

#include "controller/engines/engine_command.h"
#include "controller/search/search.h"
#include "model/base/color.h"
#include "model/base/variant.h"
#include "model/game/time_control.h"
#include "model/position/position.h"

namespace roque {

/// A person at this computer.
struct PersonSpec {
    std::string name;  ///< empty: the name of the side

    bool operator==(const PersonSpec&) const = default;
};

/// A plugin, its options, and how long it may think about a move.
struct PluginSpec {
    std::string pluginId;
    std::map<std::string, std::string> options;  ///< those that differ from their defaults, by name
    SearchLimits limits;
    std::filesystem::path book{};  ///< an opening book in Polyglot's format that it plays from; empty: none

    bool operator==(const PluginSpec&) const = default;
};

/// A chess program that speaks UCI, its options, and how long it may think about a move.
struct EngineSpec {
    std::string name;  ///< empty: that of the program's file
    EngineCommand command;
    std::map<std::string, std::string> options;  ///< those that differ from their defaults, by name
    SearchLimits limits;
    std::filesystem::path book{};  ///< as of a plugin
    /// The engine and the profile in the person's list (StoredEngine) that this is; empty: it is in none.
    /// Command and options are here all the same: a game goes on when the list has changed.
    std::string engineId{};
    std::string profileId{};

    bool operator==(const EngineSpec&) const = default;
};

/// The player of a side.
using PlayerSpec = std::variant<PersonSpec, PluginSpec, EngineSpec>;

[[nodiscard]] inline bool isPerson(const PlayerSpec& spec) noexcept {
    return std::holds_alternative<PersonSpec>(spec);
}

/// What AI players of all kinds have in common.
struct AiSettings {
    std::string id;  ///< the plugin's identifier, "engine/profile" of the list, or the path of the program
    std::map<std::string, std::string> options;
    SearchLimits limits;
    std::filesystem::path book;
    std::filesystem::path endings{};  ///< the file of endings that it knows; empty: none
};

/// The settings of an AI player; those of a person are empty.
[[nodiscard]] AiSettings aiSettingsOf(const PlayerSpec& spec);

/// The key under which EngineSupervisor watches a chess program: its identifier in the list, or its path.
[[nodiscard]] std::string engineKeyOf(const EngineSpec& engine);

/// Everything that is decided before a game begins.
struct GameSetup {
    ByColor<PlayerSpec> players;
    Position start = Position::start();
    Variant variant = Variant::Standard;
    ByColor<TimeControl> time = {};
    /// The least time between moves when two AI players play, so that people can follow.
    std::chrono::milliseconds pace{0};

    bool operator==(const GameSetup&) const = default;
};

}  // namespace roque
