#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/game/game_result.h"

namespace roque {

/// Figures about many games. Those of several batches add up.
struct PgnStatistics {
    /// How often each name occurs.
    using Counts = std::unordered_map<std::string, std::uint64_t>;

    std::uint64_t games = 0;
    std::uint64_t plies = 0;     ///< of the main lines
    std::uint64_t maxPlies = 0;  ///< of the longest game
    std::uint64_t variations = 0;
    std::uint64_t comments = 0;
    std::uint64_t nags = 0;
    std::array<std::uint64_t, 4> results{};  ///< by GameResult
    Counts players;
    Counts openings;  ///< by the first moves
    std::map<std::string, std::uint64_t> years;

    void add(const PgnStatistics& other);

    /// The most frequent names, at most `max` of them; equally frequent ones in alphabetical order. They live
    /// as long as `counts`.
    [[nodiscard]] static std::vector<std::pair<std::string_view, std::uint64_t>> mostFrequent(
        const Counts& counts, std::size_t max);
};

}  // namespace roque
