#include "view/terminal/plugins/check_command.h"

#include <algorithm>
#include <optional>
#include <thread>

#include <fmt/ostream.h>

#include "controller/plugin_check/check_runner.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/nearest_word.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

using check::Finding;

Message wordFor(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::Passed:
            return ROQUE_MESSAGE("passed");
        case Finding::Kind::Failed:
            return ROQUE_MESSAGE("FAILED");
        case Finding::Kind::Skipped:
        case Finding::Kind::Unusable:
            break;
    }
    return ROQUE_MESSAGE("skipped");
}

Message noSuchCheck(const std::string& name) {
    std::vector<std::string> known;
    for (const check::Check& check : check::allChecks()) known.emplace_back(check.name);
    if (const auto nearest = nearestWord(name, known))
        return ROQUE_MESSAGE("There is no check '{0}'. Did you mean '{1}'?", name, *nearest);
    return ROQUE_MESSAGE("There is no check '{0}'; plugins/README.md lists those there are.", name);
}

Result<check::CheckPlan, Message> planOf(const CheckOptions& options) {
    check::CheckPlan plan;
    for (const std::string& name : options.only) {
        const check::Check* const found = check::findCheck(name);
        if (found == nullptr) return noSuchCheck(name);
        plan.only.push_back(found);
    }
    auto file = check::fileToCheck(options.file);
    if (!file) return ROQUE_MESSAGE("{0}: not usable: {1}", options.file, file.error());
    plan.file = std::move(*file);
    plan.level = options.level;
    plan.seed = options.seed;
    plan.games = options.games;
    plan.concurrency =
        options.concurrency > 0 ? options.concurrency : std::max(1U, std::thread::hardware_concurrency());
    return plan;
}

/// Prints results as lines, as soon as they are there.
class CheckLines {
public:
    CheckLines(const check::CheckPlan& plan, std::ostream& out) : plan_(plan), out_(out) {}

    void add(const check::CheckResult& result) {
        const check::Check& check = *result.check;
        if (check.level != level_) say(out_, check::titleOf(check.level));
        level_ = check.level;
        const std::string word = terminalText(wordFor(result.finding.kind));
        if (result.finding.kind == Finding::Kind::Skipped)
            fmt::print(out_, "  {:<8} {:<18} {}\n", word, check.name, terminalText(result.finding.why));
        else
            fmt::print(out_, "  {:<8} {:<18} {} ms\n", word, check.name, result.took.count());
        if (result.finding.kind == Finding::Kind::Failed) explain(result);
        out_.flush();
    }

    void end(const check::CheckReport& report) {
        say(out_, ROQUE_MESSAGE("Passed: {0}, failed: {1}, skipped: {2}; seed {3}",
                                report.count(Finding::Kind::Passed), report.count(Finding::Kind::Failed),
                                report.count(Finding::Kind::Skipped), plan_.seed));
        if (report.isBrokenOff()) say(out_, ROQUE_MESSAGE("Interrupted."));
        const std::string name = report.player ? report.player->name : plan_.file.path.filename().string();
        if (const auto level = report.levelKept())
            say(out_, *level == 0
                          ? ROQUE_MESSAGE("{0} keeps no level.", name)
                          : ROQUE_MESSAGE("{0} keeps level {1} of {2}.", name, *level, check::kHighestLevel));
    }

private:
    void explain(const check::CheckResult& result) {
        const auto line = [&](const Message& message) {
            fmt::print(out_, "           {}\n", terminalText(message));
        };
        line(result.finding.why);
        line(ROQUE_MESSAGE("Rule: {0}", result.check->rule));
        line(ROQUE_MESSAGE("Page: {0}", check::pageOf(result.check->level)));
        line(ROQUE_MESSAGE("Again: {0}", check::commandFor(*result.check, plan_)));
    }

    const check::CheckPlan& plan_;
    std::ostream& out_;
    unsigned level_ = 0;
};

}  // namespace

ExitCode runCheck(const CheckOptions& options, const Streams& streams) {
    const auto plan = planOf(options);
    if (!plan) {
        say(streams.error, plan.error());
        return ExitCode::BadInput;
    }
    CheckLines lines(*plan, streams.out);
    const Interrupt interrupt;
    const auto show = [&](const check::CheckResult& result) {
        if (!options.isJson) lines.add(result);
    };
    const auto report = check::runChecks(*plan, show, Interrupt::flag());
    if (!report) {
        say(streams.error, ROQUE_MESSAGE("{0}: not usable: {1}", options.file, report.error()));
        return ExitCode::BadInput;
    }
    if (options.isJson)
        fmt::print(streams.out, "{}", check::toJson(*report));
    else
        lines.end(*report);
    return report->hasFailed() || report->isBrokenOff() ? ExitCode::Mismatch : ExitCode::Success;
}

}  // namespace roque::terminal
