#pragma once

#include <chrono>
#include <cstdint>

namespace roque {

/// How much an engine searches for each move of a game.
struct AnalysisBudget {
    std::uint64_t nodes = 80'000;  ///< positions for the best move; half as many for the difficulty

    bool operator==(const AnalysisBudget&) const = default;
};

/// How long a search for a number of positions may take, on a busy machine too. An engine that takes longer
/// ignores the number. Tests shrink it.
struct SearchPatience {
    std::chrono::milliseconds base{30'000};
    std::chrono::microseconds perPosition{1'000};

    [[nodiscard]] constexpr std::chrono::milliseconds forPositions(std::uint64_t count) const noexcept {
        constexpr std::uint64_t kMost = 1'000'000'000;  // keeps the product in range
        const auto counted = static_cast<std::int64_t>(count < kMost ? count : kMost);
        return base + std::chrono::duration_cast<std::chrono::milliseconds>(perPosition * counted);
    }
};

/// The budgets that a person chooses among.
inline constexpr AnalysisBudget kQuickBudget{20'000};
inline constexpr AnalysisBudget kStandardBudget{80'000};
inline constexpr AnalysisBudget kDeepBudget{400'000};

}  // namespace roque
