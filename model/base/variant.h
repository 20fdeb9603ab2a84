#pragma once

#include <cstdint>

namespace roque {

/// The rules a game is played by. Both share one text; they differ in the start position and in how castling
/// is written and typed.
enum class Variant : std::uint8_t {
    Standard,
    Chess960,  ///< FIDE Laws of Chess, guideline II
};

}  // namespace roque
