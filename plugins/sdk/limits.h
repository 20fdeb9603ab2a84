#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "model/base/color.h"

namespace roque::sdk {

/// The limits of a search, as in UCI's command `go`. A limit that is not given does not hold.
struct Limits {
    std::optional<unsigned> depth;                                ///< plies
    std::optional<std::uint64_t> nodes;                           ///< positions to search
    std::optional<std::chrono::milliseconds> moveTime;            ///< for this move
    ByColor<std::optional<std::chrono::milliseconds>> timeLeft;   ///< on the clock of each side
    ByColor<std::optional<std::chrono::milliseconds>> increment;  ///< added after each move of a side
    std::optional<unsigned> movesToGo;                            ///< until the next time control
    std::optional<unsigned> mate;                                 ///< search for a mate in this many moves
    bool infinite = false;                                        ///< search until told to stop

    /// Whether a search to a depth, in plies, is within the limit of depth.
    [[nodiscard]] bool allowsDepth(unsigned plies) const noexcept { return !depth || plies <= *depth; }

    bool operator==(const Limits&) const = default;
};

}  // namespace roque::sdk
