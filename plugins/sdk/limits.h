#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "model/base/color.h"

namespace roque::sdk {

/// When a search has to end, in the terms of UCI's command `go`. Whatever is not given is not limited.
struct Limits {
    std::optional<unsigned> depth;                                ///< plies
    std::optional<std::uint64_t> nodes;                           ///< positions to look at
    std::optional<std::chrono::milliseconds> moveTime;            ///< for this move
    ByColor<std::optional<std::chrono::milliseconds>> timeLeft;   ///< on the clock of each side
    ByColor<std::optional<std::chrono::milliseconds>> increment;  ///< added after each move of a side
    std::optional<unsigned> movesToGo;                            ///< until the next time control
    std::optional<unsigned> mate;                                 ///< look for a mate in so many moves
    bool infinite = false;                                        ///< think until told to stop

    bool operator==(const Limits&) const = default;
};

}  // namespace roque::sdk
