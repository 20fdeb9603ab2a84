#pragma once

#include <cstdint>

namespace roque {

/// How much an engine searches for each move of a game.
struct AnalysisBudget {
    std::uint64_t nodes = 80'000;  ///< positions for the best move; half as many for the difficulty

    bool operator==(const AnalysisBudget&) const = default;
};

/// The budgets that a person chooses among.
inline constexpr AnalysisBudget kQuickBudget{20'000};
inline constexpr AnalysisBudget kStandardBudget{80'000};
inline constexpr AnalysisBudget kDeepBudget{400'000};

}  // namespace roque
