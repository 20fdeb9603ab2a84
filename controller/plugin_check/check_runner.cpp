#include "controller/plugin_check/check_runner.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <utility>

#include <unistd.h>

#include "controller/engines/engine_process.h"
#include "controller/guests/sealed_copy.h"
#include "controller/plugin_check/check_text.h"
#include "controller/plugin_check/game_check.h"
#include "controller/plugins/plugin_file.h"

namespace roque::check {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// How long a process may do one thing. A search is told to stop long before.
constexpr milliseconds kPatience{5000};
/// How long a check may take in all.
constexpr seconds kMaxTime{300};

/// A folder that goes with this object: where a player may write while it is checked.
class ScratchFolder {
public:
    ScratchFolder() {
        std::error_code error;
        std::string name = (fs::temp_directory_path(error) / "roque-check-XXXXXX").string();
        if (!error && ::mkdtemp(name.data()) != nullptr) path_ = name;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code error;
        if (!path_.empty()) fs::remove_all(path_, error);
    }

    /// Empty if there is none: the player then writes nowhere.
    [[nodiscard]] const fs::path& path() const noexcept { return path_; }

private:
    fs::path path_;
};

Finding brokenOff(const EngineProcess& process, const CheckReader& reader, milliseconds patience) {
    using Kind = Finding::Kind;
    if (reader.doing().empty()) return {Kind::Unusable, process.describeEnd()};
    if (process.isGone())
        return {Kind::Failed,
                ROQUE_MESSAGE("Its process ended while {0}: {1}", reader.doing(), process.describeEnd())};
    Finding hang{Kind::Failed,
                 ROQUE_MESSAGE("It hangs: nothing for {0} ms while {1}", patience.count(), reader.doing())};
    hang.isHang = true;
    return hang;
}

Finding interruption() {
    Finding finding{Finding::Kind::Skipped, ROQUE_MESSAGE("It was interrupted")};
    finding.isBrokenOff = true;
    return finding;
}

/// The next line, if it comes in time. An interruption wakes nobody.
std::optional<EngineProcess::Line> nextLine(EngineProcess& process, Clock::time_point until,
                                            const std::atomic<bool>& interrupted) {
    constexpr milliseconds kGlance{100};
    while (true) {
        auto line = process.wait(std::min(until, Clock::now() + kGlance));
        if (line || process.isGone() || interrupted || Clock::now() >= until) return line;
    }
}

/// Runs a check in a process.
Finding runInProcess(const Check& check, const CheckPlan& plan, const std::atomic<bool>& interrupted) {
    const ScratchFolder scratch;
    const auto command = guestCheckCommand(plan.file, {{}, scratch.path()}, check.name, plan.seed);
    const milliseconds patience = check.level == 1 ? kGuestPatience : kPatience;
    EngineLoop loop;
    const auto end = Clock::now() + kMaxTime;
    auto process = EngineProcess::start(loop, command, {});
    if (!process) return {Finding::Kind::Unusable, process.error().text};
    CheckReader reader;
    while (true) {
        const auto line = nextLine(**process, std::min(Clock::now() + patience, end), interrupted);
        if (!line) return interrupted ? interruption() : brokenOff(**process, reader, patience);
        if (reader.add(line->text) == CheckReader::State::Done) return reader.finding();
    }
}

Finding runTwice(const Check& check, const CheckPlan& plan, const std::atomic<bool>& interrupted) {
    Finding one = runInProcess(check, plan, interrupted);
    if (!one.isPassed()) return one;
    Finding other = runInProcess(check, plan, interrupted);
    if (!other.isPassed() || other.trace == one.trace) return other;
    return {Finding::Kind::Failed,
            ROQUE_MESSAGE("Two processes play different games from the same seed and input")};
}

CheckResult skip(const Check& check, Message why) {
    return {&check, {Finding::Kind::Skipped, std::move(why)}};
}

Finding findingOf(const Check& check, const CheckPlan& plan, const std::atomic<bool>& interrupted) {
    if (interrupted) return interruption();
    if (check.isRunTwice) return runTwice(check, plan, interrupted);
    if (check.level < kHighestLevel) return runInProcess(check, plan, interrupted);
    const ScratchFolder scratch;
    Finding finding = playGames(plan, scratch.path(), interrupted);
    return interrupted ? interruption() : finding;
}

CheckResult run(const Check& check, const CheckPlan& plan, const std::atomic<bool>& interrupted) {
    const auto began = Clock::now();
    CheckResult result{&check, findingOf(check, plan, interrupted)};
    result.took = std::chrono::duration_cast<milliseconds>(Clock::now() - began);
    return result;
}

/// Runs checks, several at a time. A player that hangs would do so again: then the rest is skipped.
std::vector<CheckResult> runSeveral(const std::vector<const Check*>& checks, const CheckPlan& plan,
                                    const std::atomic<bool>& interrupted) {
    std::vector<CheckResult> results(checks.size());
    std::atomic<std::size_t> next{0};
    std::atomic<bool> hangs{false};
    const auto work = [&] {
        for (std::size_t number = next++; number < checks.size(); number = next++) {
            CheckResult& result = results[number];
            result = hangs ? skip(*checks[number], ROQUE_MESSAGE("It hangs in another check"))
                           : run(*checks[number], plan, interrupted);
            if (result.finding.isHang) hangs = true;
        }
    };
    {
        std::vector<std::jthread> threads;
        const std::size_t count = std::min<std::size_t>(std::max(1U, plan.concurrency), checks.size());
        for (std::size_t thread = 1; thread < count; ++thread) threads.emplace_back(work);
        work();
    }
    return results;
}

std::vector<const Check*> checksOf(unsigned level, const CheckPlan& plan) {
    std::vector<const Check*> checks;
    for (const Check& check : allChecks()) {
        const bool isAsked =
            plan.only.empty() ? level <= plan.level : std::ranges::find(plan.only, &check) != plan.only.end();
        if (check.level == level && isAsked) checks.push_back(&check);
    }
    return checks;
}

std::vector<CheckResult> skipAll(const std::vector<const Check*>& checks, unsigned failedLevel) {
    std::vector<CheckResult> results;
    results.reserve(checks.size());
    for (const Check* const check : checks)
        results.push_back(skip(*check, ROQUE_MESSAGE("Level {0} has failed", failedLevel)));
    return results;
}

}  // namespace

Result<GuestFile, Message> fileToCheck(const fs::path& file) {
    using File = Result<GuestFile, Message>;
    std::error_code error;
    const fs::path path = fs::absolute(file, error).lexically_normal();
    if (auto reason = whyNotLoadable(path)) return File(std::move(*reason));
    auto sum = sha256OfFile(path);
    if (!sum) return File(ROQUE_MESSAGE("It cannot be read: {0}", sum.error().message()));
    return GuestFile{path, std::move(*sum)};
}

Result<CheckReport, Message> runChecks(const CheckPlan& plan,
                                       const std::function<void(const CheckResult&)>& onResult,
                                       const std::atomic<bool>& interrupted) {
    constexpr unsigned kLevelsOfDescription = 3;
    CheckReport report{plan, std::nullopt, {}};
    unsigned failedLevel = 0;
    for (unsigned level = 1; level <= kHighestLevel; ++level) {
        const auto checks = checksOf(level, plan);
        const bool isSkipped = failedLevel != 0 && plan.only.empty();
        for (CheckResult& result :
             isSkipped ? skipAll(checks, failedLevel) : runSeveral(checks, plan, interrupted)) {
            if (result.finding.kind == Finding::Kind::Unusable) return std::move(result.finding.why);
            if (result.finding.kind == Finding::Kind::Failed && failedLevel == 0) failedLevel = level;
            onResult(result);
            report.results.push_back(std::move(result));
        }
    }
    if (failedLevel == 0 || failedLevel > kLevelsOfDescription) {
        if (auto player = describeGuest(plan.file)) report.player = std::move(*player);
    }
    return report;
}

}  // namespace roque::check
