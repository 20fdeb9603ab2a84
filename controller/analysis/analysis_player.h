#pragma once

#include <string>
#include <utility>
#include <vector>

#include "controller/analysis/analysis_budget.h"
#include "controller/analysis/win_curve.h"
#include "controller/search/engine_source.h"

namespace roque {

/// An engine that can analyse: where it comes from and how it is set up.
struct AnalysisPlayer {
    std::string id;    ///< tells it from the others, also in another run of the program
    std::string name;  ///< for people
    EngineSource source;
    /// Set when it has started, in this order: the number of threads before the memory for tables.
    std::vector<std::pair<std::string, std::string>> options;
    WinCurve curve = WinCurve::standard();
    SearchPatience patience{};  ///< with each search for a game
    /// With how many threads it starts, and whether it takes its share of the processors from then on: it
    /// does unless its profile says how many.
    unsigned threads = 1;
    bool sharesThreads = false;
};

/// The threads of one engine that analyses alone: one less than there are processors, made even, so that the
/// window has one for itself (as lichess does); at least one.
[[nodiscard]] constexpr unsigned analysisThreads(unsigned processors) noexcept {
    const unsigned rest = processors > 1 ? processors - 1 : 1;
    return rest > 1 ? rest & ~1U : 1;
}

/// The threads of each of several engines that share what others leave: all together compute with one less
/// than there are processors, as long as each has one.
[[nodiscard]] constexpr unsigned sharedThreads(unsigned processors, unsigned taken,
                                               unsigned sharing) noexcept {
    if (taken == 0 && sharing <= 1) return analysisThreads(processors);
    const unsigned rest = processors > taken + 1 ? processors - taken - 1 : 1;
    return rest > sharing ? rest / (sharing > 0 ? sharing : 1) : 1;
}

}  // namespace roque
