#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/deadlines.h"
#include "controller/plugins/plugin_registry.h"
#include "model/base/color.h"
#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli play` was asked for.
struct PlayOptions {
    ByColor<std::string> players{"human", "minimax"};  ///< "human", or the id of a plugin
    std::optional<std::string> fen;                    ///< the start position if left out
    std::optional<unsigned> depth;                     ///< plies an AI player may search
    std::optional<std::uint32_t> moveTime;             ///< milliseconds an AI player may think
    std::vector<std::string> options;  ///< NAME=VALUE, for every AI player that has the option
    std::filesystem::path book{};      ///< the AI players' opening book; empty: none
    Deadlines deadlines = {};
};

/// Plays a game in the terminal: people type moves in SAN or UCI, or a command (`help` lists them).
///
/// The game ends by the rules, by a command, or when the input ends. A player that fails is named with the
/// reason, started again once, and then its side goes to whoever types.
ExitCode runPlay(const PlayOptions& options, const PluginRegistry& registry, const Streams& streams);

}  // namespace roque::terminal
