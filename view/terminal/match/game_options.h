#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/match/adjudication.h"
#include "controller/match/match_settings.h"
#include "model/base/result.h"
#include "view/terminal/command/command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The options of commands that have engines play games.
struct GameOptions {
    std::string time;                  ///< default of all players: "2+0.02"
    std::optional<unsigned> moveTime;  ///< milliseconds
    std::optional<unsigned> depth;
    std::optional<std::uint64_t> nodes;
    unsigned megabytes = 64;
    unsigned threads = 1;  ///< of each engine

    unsigned concurrency = 1;
    std::uint64_t seed = 1;
    std::filesystem::path openings;  ///< empty: the openings that come with the program
    match::AdjudicationRules adjudication;
    unsigned margin = 0;      ///< milliseconds
    unsigned patience = 300;  ///< seconds, for a move without a clock

    std::filesystem::path host;  ///< path of roque-uci; empty: the one next to this program
};

/// Adds the options of how long players think.
void addThinking(CLI::App& command, GameOptions& options);
/// Adds the options of how many games are played at a time, and from where they begin.
void addSchedule(CLI::App& command, GameOptions& options);
/// Adds the options of how games end before the rules end them.
void addEnds(CLI::App& command, GameOptions& options);

/// The settings of games between players, as match::parsePlayer() reads them, whose names differ. Fails with
/// one sentence.
[[nodiscard]] Result<match::MatchSettings, Message> gameSettings(const GameOptions& options,
                                                                 const std::vector<std::string>& players);

}  // namespace roque::terminal
