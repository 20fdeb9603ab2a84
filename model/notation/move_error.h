#pragma once

#include <cstdint>
#include <string>

#include "model/base/export.h"
#include "model/base/message.h"

namespace roque {

/// Why a move was refused.
struct MoveError {
    enum class Kind : std::uint8_t {
        Syntax,     ///< the text is not a move
        Illegal,    ///< a move, but not legal in the position
        Ambiguous,  ///< fits several legal moves
    };

    Kind kind;
    std::string text;  ///< the text given, unchanged

    /// A sentence without a full stop, such as "'Ke2' is not a legal move here".
    [[nodiscard]] ROQUE_MODEL Message describe() const;

    bool operator==(const MoveError&) const = default;
};

}  // namespace roque
