#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace roque {

/// Why an engine could not do what it was asked.
struct EngineError {
    enum class Kind : std::uint8_t {
        CannotStart,  ///< there is no such program, or the system does not run it; no player could be made
        NotUci,       ///< the program runs, but does not say `uciok`
        Died,         ///< the program has ended, or talks or listens no more
        Hung,         ///< it did not answer in time; a program was killed, a thread was left alone
        Failed,       ///< a plugin threw, or reported a failure
        BadOption,    ///< it has no such option, or the option does not allow the value
        BadRequest,   ///< the question makes no sense and was not asked
        Unsupported,  ///< it does not play this variant
        IllegalMove,  ///< it answered with something that is no legal move; it can go on
        Closed,       ///< it was closed before it could answer
    };
    /// How `text` is worded.
    enum class Form : std::uint8_t {
        Predicate,  ///< put behind a name: "has ended by signal 11 (Segmentation fault)"
        Sentence,   ///< a sentence without a full stop: "It answered with no move"
    };

    Kind kind;
    std::string text;  ///< English, UTF-8, one line
    Form form = Form::Predicate;

    bool operator==(const EngineError&) const = default;

    /// One sentence about the engine without a full stop: "It has ended with exit code 3".
    [[nodiscard]] std::string sentence() const { return form == Form::Sentence ? text : "It " + text; }
    /// The same about an engine that is named: "White has ended with exit code 3".
    [[nodiscard]] std::string sentenceAbout(std::string_view name) const {
        return std::string(name) + (form == Form::Sentence ? ": " : " ") + text;
    }
};

/// Whether the engine can still be asked.
[[nodiscard]] constexpr bool leavesEngineAlive(EngineError::Kind kind) noexcept {
    using Kind = EngineError::Kind;
    return kind == Kind::IllegalMove || kind == Kind::BadOption || kind == Kind::BadRequest
           || kind == Kind::Unsupported || kind == Kind::Failed;
}

}  // namespace roque
