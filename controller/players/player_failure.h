#pragma once

#include <cstdint>
#include <string>

#include "model/base/color.h"
#include "model/base/message.h"

namespace roque {

/// Why an AI player could not play on.
struct PlayerFailure {
    enum class Kind : std::uint8_t {
        CannotStart,    ///< there is no such player, it does not start, or it refuses an option
        Failed,         ///< its search threw or reported a failure
        BadMove,        ///< its answer was no legal move
        NotResponding,  ///< it did not answer in time and was given up
        HeldBack,       ///< it may have ended the program earlier, and is not asked before a person says so
    };
    Color color;
    Kind kind;
    std::string playerName;  ///< UTF-8, one line
    Message reason;          ///< a sentence without a full stop
};

}  // namespace roque
