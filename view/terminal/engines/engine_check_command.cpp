#include "view/terminal/engines/engine_check_command.h"

#include <fmt/ostream.h>

#include "controller/engine_check/engine_check.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

using engine_check::StepOutcome;
using engine_check::StepResult;

Message wordFor(StepOutcome::Kind kind) {
    switch (kind) {
        case StepOutcome::Kind::Passed:
            return ROQUE_MESSAGE("passed");
        case StepOutcome::Kind::Failed:
            return ROQUE_MESSAGE("FAILED");
        case StepOutcome::Kind::Skipped:
            break;
    }
    return ROQUE_MESSAGE("skipped");
}

void printLine(const StepResult& result, std::ostream& out) {
    const std::string why = terminalText(result.outcome.why);
    fmt::print(out, "{:<8} {:<17}{}{}\n", terminalText(wordFor(result.outcome.kind)), result.name,
               why.empty() ? "" : " ", why);
}

Result<std::vector<engine_check::Step>, Message> stepsOf(const EngineCheckOptions& options) {
    using Steps = std::vector<engine_check::Step>;
    const auto all = engine_check::allSteps();
    if (options.only.empty()) return Steps(all.begin(), all.end());
    Steps steps;
    for (const std::string& name : options.only) {
        const engine_check::Step* const step = engine_check::findStep(name);
        if (step == nullptr)
            return failure<Steps>(
                ROQUE_MESSAGE("There is no step '{0}'; a check without --only lists those there are.", name));
        steps.push_back(*step);
    }
    return steps;
}

}  // namespace

ExitCode runEngineCheck(const EngineCheckOptions& options, const Streams& streams) {
    const auto steps = stepsOf(options);
    if (!steps) {
        say(streams.error, steps.error());
        return ExitCode::BadInput;
    }
    const Interrupt interrupt;
    const auto show = [&](const StepResult& result) {
        if (options.isJson)
            fmt::print(streams.out, "{}\n", toJson(result));
        else
            printLine(result, streams.out);
        streams.out.flush();
    };
    const auto report = engine_check::checkEngine({options.program, options.arguments}, options.times, *steps,
                                                  show, Interrupt::flag());
    if (!report) {
        say(streams.error, ROQUE_MESSAGE("{0}: {1}", options.program, report.error().why));
        return report.error().isNoEngine ? ExitCode::Mismatch : ExitCode::BadInput;
    }
    if (!options.isJson) {
        say(streams.out,
            ROQUE_MESSAGE("Passed: {0}, failed: {1}, skipped: {2}: {3}",
                          report->count(StepOutcome::Kind::Passed), report->count(StepOutcome::Kind::Failed),
                          report->count(StepOutcome::Kind::Skipped),
                          report->engine.empty() ? options.program : report->engine));
    }
    if (report->wasStopped) say(streams.error, ROQUE_MESSAGE("Interrupted."));
    return report->count(StepOutcome::Kind::Failed) > 0 || report->wasStopped ? ExitCode::Mismatch
                                                                              : ExitCode::Success;
}

}  // namespace roque::terminal
