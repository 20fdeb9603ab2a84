#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "controller/plugins/plugin_engine.h"

namespace roque::uci {

/// The positions of the benchmark, as FEN: openings, middlegames and endgames, quiet and sharp ones.
[[nodiscard]] std::span<const std::string_view> benchPositions() noexcept;

/// The result of a benchmark.
struct BenchResult {
    std::uint64_t nodes = 0;  ///< positions searched: the *signature*, which changes with the search
    std::chrono::microseconds time{0};
    std::vector<std::string> told{};  ///< by the player, such as what it evaluates with

    [[nodiscard]] std::uint64_t nodesPerSecond() const noexcept {
        return nodes * 1'000'000 / static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
    }
};

inline constexpr unsigned kBenchDepth = 14;

/// Has a player search all positions to a depth, each in a new game, with one thread and 16 megabytes if it
/// has these options. A player without randomness searches the same number of positions each time.
[[nodiscard]] Result<BenchResult, PluginError> runBench(PluginEngine& engine, unsigned depth);

/// The result as OpenBench and people read it, in lines.
[[nodiscard]] std::string benchText(const BenchResult& result);

}  // namespace roque::uci
