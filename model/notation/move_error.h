#pragma once

#include <cstdint>
#include <string>

#include "model/base/export.h"

namespace roque {

/// Why a move was refused.
struct MoveError {
    enum class Kind : std::uint8_t {
        Syntax,     ///< the text is not a move
        Illegal,    ///< a move, but not one that is legal in the position
        Ambiguous,  ///< fits several legal moves
    };

    Kind kind;
    std::string text;  ///< what was given, unchanged

    /// One English sentence without a full stop, such as "'Ke2' is not a legal move here".
    [[nodiscard]] ROQUE_MODEL std::string describe() const;

    bool operator==(const MoveError&) const = default;
};

}  // namespace roque
