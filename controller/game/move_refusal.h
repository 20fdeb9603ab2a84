#pragma once

#include <cstdint>

#include "model/base/message.h"

namespace roque {

/// Why a person's move was not made.
struct MoveRefusal {
    enum class Reason : std::uint8_t { NotAPersonsTurn, Illegal, TimeIsOver };
    Reason reason;
    Message text;  ///< a sentence without a full stop
};

}  // namespace roque
