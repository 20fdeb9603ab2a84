#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/notation/move_error.h"
#include "model/position/position.h"

// Standard Algebraic Notation (PGN standard, section 8.2.3), of chess and of Chess960.
namespace roque {

/// How strictly SAN is read.
enum class SanReading : std::uint8_t {
    Strict,   ///< only what toSan() writes
    Lenient,  ///< what people and other programs write, as docs/san.md lists it, if it can mean one move only
};

/// The SAN of a legal move: the shortest unambiguous text, with + and #. A null move is "--".
[[nodiscard]] ROQUE_MODEL std::string toSan(const Position& position, Move move);

/// Parses a legal move.
[[nodiscard]] ROQUE_MODEL Result<Move, MoveError> parseSan(const Position& position, std::string_view text,
                                                           SanReading reading = SanReading::Lenient);

}  // namespace roque
