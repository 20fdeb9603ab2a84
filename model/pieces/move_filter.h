#pragma once

#include <cstdint>

#include "model/board/checks_and_pins.h"

namespace roque {

/// Which legal moves to generate.
enum class MoveFilter : std::uint8_t {
    All,
    Noisy,  ///< captures and promotions
    Quiet,  ///< all others
};

/// The squares a piece may land on under a filter, as far as they depend on what stands there.
template <MoveFilter Filter>
[[nodiscard]] ROQUE_INLINE constexpr Bitboard allowedTargets(const ChecksAndPins& checksAndPins) noexcept {
    if constexpr (Filter == MoveFilter::Noisy)
        return checksAndPins.enemy;
    else if constexpr (Filter == MoveFilter::Quiet)
        return ~checksAndPins.occupied;
    else
        return ~checksAndPins.own;
}

}  // namespace roque
