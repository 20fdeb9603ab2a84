#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/position/position.h"
#include "model/notation/move_error.h"

// Standard Algebraic Notation (PGN standard, section 8.2.3), of chess and of Chess960.
namespace roque {

/// How much a reader forgives.
enum class SanReading : std::uint8_t {
    Strict,   ///< only what toSan() writes
    Lenient,  ///< what people and other programs write, as docs/san.md lists it, if it can mean one move only
};

/// The text of a legal move: the shortest that is not ambiguous, with + and #.
[[nodiscard]] ROQUE_MODEL std::string toSan(const Position& position, Move move);

/// The legal move that a text means.
[[nodiscard]] ROQUE_MODEL Result<Move, MoveError> parseSan(const Position& position, std::string_view text,
                                                           SanReading reading = SanReading::Lenient);

}  // namespace roque
