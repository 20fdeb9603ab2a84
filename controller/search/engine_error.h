#pragma once

#include <chrono>
#include <cstdint>

#include "model/base/message.h"

namespace roque {

/// Why an engine could not do what it was asked to.
struct EngineError {
    enum class Kind : std::uint8_t {
        CannotStart,  ///< the program does not exist or does not run; the plugin makes no player
        NotUci,       ///< the program runs, but does not say `uciok`
        Died,         ///< the program has ended or closed its pipes
        Hung,         ///< it did not answer in time; a program was killed, a thread detached
        Failed,       ///< a plugin threw, or reported a failure
        BadOption,    ///< it has no such option, or the option does not allow the value
        BadRequest,   ///< the question makes no sense and was not asked
        Unsupported,  ///< it does not play this variant, or gives no scores where they are needed
        IllegalMove,  ///< its answer is not a legal move; it can go on
        Closed,       ///< it was closed before it could answer
    };

    Kind kind;
    Message text;  ///< a sentence without a full stop: "It has ended with exit code 3"

    bool operator==(const EngineError&) const = default;
};

/// "It has not ended a search by itself within 110 s": why an engine that ignores the limits of a question is
/// given up.
[[nodiscard]] Message notEnded(std::chrono::steady_clock::duration time);

/// A time that an engine had: "10 seconds", or "250 ms" if they are not whole seconds.
[[nodiscard]] Message grantedTime(std::chrono::milliseconds time);

/// Whether the engine can still be asked.
[[nodiscard]] constexpr bool leavesEngineAlive(EngineError::Kind kind) noexcept {
    using Kind = EngineError::Kind;
    return kind == Kind::IllegalMove || kind == Kind::BadOption || kind == Kind::BadRequest
           || kind == Kind::Unsupported || kind == Kind::Failed;
}

}  // namespace roque
