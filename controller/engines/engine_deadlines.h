#pragma once

#include <chrono>

namespace roque {

/// How long a chess program may take, counted from the moment it is asked: one that keeps talking gets no
/// more time than a silent one. Tests shrink them.
struct EngineDeadlines {
    std::chrono::milliseconds start{10'000};   ///< from being started to `uciok`
    std::chrono::milliseconds load{60'000};    ///< from the first `isready` to `readyok`: many load a network
    std::chrono::milliseconds ready{10'000};   ///< from a later `isready` to `readyok`
    std::chrono::milliseconds stop{2000};      ///< from `stop` to `bestmove`
    std::chrono::milliseconds quit{1000};      ///< from `quit` to its end; then it is sent SIGTERM
    std::chrono::milliseconds terminate{500};  ///< from SIGTERM to its end; then it is killed
    std::chrono::milliseconds lastWords{1000};  ///< from its end to the end of what it has written
};

/// Those of a program that may take so long to start and to be ready, and six times as long to load.
[[nodiscard]] constexpr EngineDeadlines startingWithin(std::chrono::milliseconds start) noexcept {
    constexpr int kLoading = 6;
    EngineDeadlines deadlines;
    deadlines.start = deadlines.ready = start;
    deadlines.load = kLoading * start;
    return deadlines;
}

}  // namespace roque
