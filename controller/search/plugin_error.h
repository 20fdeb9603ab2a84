#pragma once

#include <cstdint>

#include "model/base/message.h"

namespace roque {

/// Why a plugin did not do what it was asked to.
struct PluginError {
    enum class Kind : std::uint8_t {
        CreateFailed,    ///< no player could be made
        UnknownOption,   ///< it has no option of that name
        InvalidValue,    ///< the option does not allow that value
        OptionFailed,    ///< the plugin refused the option, or threw
        NewGameFailed,   ///< the plugin could not get ready for a new game, or threw
        InvalidRequest,  ///< the question itself is wrong: it contains an illegal move, or the game is over
        Unsupported,     ///< the plugin does not play this variant
        SearchFailed,    ///< the search reported a failure, or threw
        NoMove,          ///< the answer is empty or the null move
        UnreadableMove,  ///< the answer is not a move in UCI notation
        IllegalMove,     ///< the answer is a move that is not legal here
    };
    Kind kind;
    Message text;  ///< a sentence without a full stop; what the plugin itself says is verbatim

    bool operator==(const PluginError&) const = default;
};

}  // namespace roque
