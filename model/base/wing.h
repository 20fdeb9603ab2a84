#pragma once

#include <array>
#include <cstdint>

namespace roque {

/// The side of the board towards which a king castles: the h-file (O-O) or the a-file (O-O-O).
enum class Wing : std::uint8_t { KingSide, QueenSide };

inline constexpr std::array<Wing, 2> kWings{Wing::KingSide, Wing::QueenSide};

}  // namespace roque
