#pragma once

#include <cstdint>
#include <utility>

#include "model/base/message.h"

namespace roque::engine_check {

/// What one step of a check has found.
struct StepOutcome {
    enum class Kind : std::uint8_t {
        Passed,
        Failed,   ///< the engine breaks the protocol
        Skipped,  ///< the engine does not offer what the step tests
    };

    Kind kind = Kind::Passed;
    Message why{};  ///< a sentence without a full stop; empty if passed

    bool operator==(const StepOutcome&) const = default;
};

[[nodiscard]] inline StepOutcome passed() {
    return {};
}
[[nodiscard]] inline StepOutcome fault(Message why) {
    return {StepOutcome::Kind::Failed, std::move(why)};
}
[[nodiscard]] inline StepOutcome skipped(Message why) {
    return {StepOutcome::Kind::Skipped, std::move(why)};
}

}  // namespace roque::engine_check
