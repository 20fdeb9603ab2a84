#pragma once

#include <cstdint>
#include <string>

namespace roque {

/// Why a chess program could not do what it was asked.
struct EngineError {
    enum class Kind : std::uint8_t {
        CannotStart,  ///< there is no such program, or the system does not run it
        NotUci,       ///< it runs, but does not say `uciok`
        Died,         ///< it has ended, or talks or listens no more
        Hung,         ///< it did not answer in time and was killed
        BadOption,    ///< it has no such option, or the option does not allow the value
        BadRequest,   ///< what it was to be asked makes no sense; nothing was sent
        IllegalMove,  ///< it has answered with something that is no legal move; it can go on
    };
    Kind kind;
    std::string text;  ///< English, to be put behind the name: "has ended by signal 11 (Segmentation fault)"
};

/// Whether the program can still be asked.
[[nodiscard]] constexpr bool leavesEngineAlive(EngineError::Kind kind) noexcept {
    using Kind = EngineError::Kind;
    return kind == Kind::IllegalMove || kind == Kind::BadOption || kind == Kind::BadRequest;
}

}  // namespace roque
