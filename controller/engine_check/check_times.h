#pragma once

#include <chrono>

namespace roque::engine_check {

/// How long the steps of a check wait. Tests shrink them.
struct CheckTimes {
    std::chrono::milliseconds start{10'000};  ///< from being started to `uciok`, and for each `readyok`
    std::chrono::milliseconds load{60'000};   ///< but for the first `readyok`: many load a network
    std::chrono::milliseconds answer{5000};   ///< for a search that is short by its limits
    std::chrono::milliseconds stop{
        1000};  ///< from `stop` or `ponderhit` to `bestmove`; from `quit` to the end
    std::chrono::milliseconds quiet{300};   ///< how long nothing may be said where silence is tested
    std::chrono::milliseconds margin{200};  ///< by which a move may be later than its time
};

}  // namespace roque::engine_check
