#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "model/base/message.h"

namespace roque::check {

/// The result of one check.
struct Finding {
    enum class Kind : std::uint8_t {
        Passed,
        Failed,   ///< the player breaks the rule
        Skipped,  ///< nothing was tested
        Unusable  ///< the file itself cannot be looked at; no check says anything
    };

    Kind kind = Kind::Passed;
    Message why{};             ///< a sentence without a full stop; empty if passed
    std::string trace{};       ///< what the player did, where another run has to give the same
    bool isHang = false;       ///< failed, because the player did not come back
    bool isBrokenOff = false;  ///< skipped, because the person interrupted the checks

    [[nodiscard]] bool isPassed() const noexcept { return kind == Kind::Passed; }
};

/// A finding in the words of the process that runs the player, which speaks English like all that is said to
/// authors.
[[nodiscard]] inline Finding failed(std::string why) {
    return {Finding::Kind::Failed, Message::verbatim(std::move(why))};
}
[[nodiscard]] inline Finding skipped(std::string why) {
    return {Finding::Kind::Skipped, Message::verbatim(std::move(why))};
}

}  // namespace roque::check
