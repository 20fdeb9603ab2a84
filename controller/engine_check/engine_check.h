#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engine_check/check_times.h"
#include "controller/engine_check/step_outcome.h"
#include "controller/engines/engine_command.h"
#include "model/base/result.h"

// Whether a chess program keeps to the Universal Chess Interface (Stefan Meyer-Kahlen, April 2006), step by
// step.
namespace roque::engine_check {

class TestedEngine;

/// One step of a check.
struct Step {
    std::string_view name;  ///< never changes: scripts name the step by it
    StepOutcome (*take)(TestedEngine& engine);
};

/// All steps in their order.
[[nodiscard]] std::span<const Step> allSteps();

/// The step of a name; nullptr if there is none. It lives as long as the program.
[[nodiscard]] const Step* findStep(std::string_view name);

/// A step and what it has found.
struct StepResult {
    std::string_view name;
    StepOutcome outcome;
};

/// One line of JSON: "step", "result" (passed, failed, skipped) and, unless passed, "why" in English.
[[nodiscard]] std::string toJson(const StepResult& result);

/// The results of all steps that were taken.
struct CheckReport {
    std::string engine;  ///< its name as it says it; may be empty
    std::vector<StepResult> results;
    bool wasStopped = false;  ///< before the last step

    [[nodiscard]] std::size_t count(StepOutcome::Kind kind) const;
};

/// Why a program cannot be checked.
struct NotChecked {
    Message why;
    bool isNoEngine = false;  ///< it has been started, but has not introduced itself as an engine
};

/// Takes some steps and reports each as soon as it is done. An engine that has failed in a step or
/// has ended is started anew. Returns an error if it does not introduce itself as an engine at all.
/// [search-thread]
[[nodiscard]] Result<CheckReport, NotChecked> checkEngine(
    const EngineCommand& command, const CheckTimes& times, std::span<const Step> steps,
    const std::function<void(const StepResult&)>& onStep, const std::atomic<bool>& isStopped);

}  // namespace roque::engine_check
