#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "controller/engines/engine_command.h"
#include "model/game/time_control.h"

namespace roque::match {

/// How long a player may think.
struct MoveLimits {
    TimeControl time = Untimed{};
    std::optional<unsigned> depth;
    std::optional<std::uint64_t> nodes;

    bool operator==(const MoveLimits&) const = default;
};

/// Options of an engine: names and values.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

/// A participant of a match: a program that speaks UCI.
struct MatchPlayer {
    std::string name;  ///< in tables and games; different for each player
    EngineCommand command;
    OptionValues options;  ///< an engine that refuses one of them cannot play
    OptionValues wishes;   ///< set only if the engine has them: hash, threads, no own book
    MoveLimits limits;

    bool operator==(const MatchPlayer&) const = default;
};

}  // namespace roque::match
