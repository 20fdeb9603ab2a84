#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "model/game/game_result.h"

namespace roque::terminal {

/// Figures about many games. Those of several parts can be added up.
struct PgnStatistics {
    /// How often each of some names came.
    using Counts = std::unordered_map<std::string, std::uint64_t>;

    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t longest = 0;  ///< plies of the longest game
    std::uint64_t variations = 0;
    std::uint64_t comments = 0;
    std::uint64_t nags = 0;
    std::array<std::uint64_t, 4> results{};  ///< by GameResult
    Counts players;
    Counts openings;  ///< by the first moves
    std::map<std::string, std::uint64_t> years;

    void add(const PgnStatistics& other);

    /// Several lines for people.
    [[nodiscard]] std::string describe() const;
};

}  // namespace roque::terminal
