#pragma once

#include <cstdint>

namespace roque {

/// The rules of a game. Chess960 differs only in the start position and in how castling is written and
/// entered; both use the same code.
enum class Variant : std::uint8_t {
    Standard,
    Chess960,  ///< FIDE Laws of Chess, guideline II
};

}  // namespace roque
