#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/plugins/plugin_registry.h"
#include "controller/search/deadlines.h"
#include "model/base/color.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli play`.
struct PlayOptions {
    /// "human", or a plugin or a program that speaks UCI as match::parsePlayer() reads them. Nothing: the
    /// defaultOpponent().
    ByColor<std::optional<std::string>> players{"human", std::nullopt};
    std::optional<std::string> fen;         ///< default: the start position
    std::optional<unsigned> depth;          ///< limit of an AI player's search, in plies
    std::optional<std::uint32_t> moveTime;  ///< of an AI player, in milliseconds
    std::vector<std::string> options;       ///< NAME=VALUE, for each AI player with such an option
    std::filesystem::path book{};           ///< opening book of the AI players; empty: none
    std::filesystem::path save{};           ///< file to add the game to at its end; empty: none
    bool showsThoughts = false;             ///< of AI players
    Deadlines deadlines = {};
};

/// Plays a game in the terminal. People type moves in SAN or UCI, or commands (`help` lists them).
///
/// The game ends by the rules, by a command, or at the end of input. An AI player that fails is restarted
/// once; if it fails again, the person at the keyboard takes its side. Ctrl-C leaves a game in which no
/// person plays, or a person is to type; otherwise it has the player that thinks move at once.
ExitCode runPlay(const PlayOptions& options, const PluginRegistry& registry, const Streams& streams);

}  // namespace roque::terminal
