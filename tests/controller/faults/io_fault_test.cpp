#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/controller/faults/disturbed_run.h"
#include "tests/controller/faults/fault_scenario.h"
#include "tests/support/disk/disk_fault.h"
#include "tests/support/disk/simulated_disk.h"
#include "tests/support/temporary_folder.h"

// Everything that is kept, on a disk that fails at each step in turn: what is read afterwards is an old
// version or the new one, nothing else, and what could not be kept is told.
namespace roque::test {
namespace {

namespace fs = std::filesystem;
using Kind = DiskFault::Kind;

/// What is wrong after a run; empty if nothing is.
using Verdict = std::string (*)(FaultScenario&, const DisturbedRun&);

/// Whether a version is among those that a run may have left.
std::string wrongVersion(const std::optional<int>& version, int least, const RunState& state) {
    if (!version) return "something else was read";
    if (*version >= least && *version <= state.begun) return "";
    return fmt::format("version {} was read, of {} to {}", *version, least, state.begun);
}

/// Whether a folder has files that were to be there only for a moment.
bool hasLeftovers(const fs::path& folder) {
    return std::ranges::any_of(fs::directory_iterator(folder), [](const fs::directory_entry& entry) {
        return entry.path().filename().string().starts_with('.');
    });
}

/// The program has gone on, and has told what it could not keep.
std::string wrongAfterFailure(FaultScenario& scenario, const DisturbedRun& run) {
    if (!run.hasEnded()) return fmt::format("ended with status {:#x}", run.status());
    const RunState state = run.state();
    const auto version = scenario.versionIn(run.folder());
    const std::string wrong = wrongVersion(version, state.kept, state);
    if (!wrong.empty() || *version == scenario.versions() || !state.told.empty()) return wrong;
    return fmt::format("version {} was read, and nothing told", *version);
}

/// The same, and nothing was left behind.
std::string wrongOrUntidyAfterFailure(FaultScenario& scenario, const DisturbedRun& run) {
    if (hasLeftovers(run.folder())) return "a file was left behind";
    return wrongAfterFailure(scenario, run);
}

/// Whatever the person has seen is there.
std::string wrongAfterKill(FaultScenario& scenario, const DisturbedRun& run) {
    if (!run.wasKilled() && !run.hasEnded()) return fmt::format("ended with status {:#x}", run.status());
    const RunState state = run.state();
    return wrongVersion(scenario.versionIn(run.folder()), state.shown, state);
}

/// Disturbs each step of a scenario in turn, in several processes at once.
std::map<unsigned, std::string> disturb(FaultScenario& scenario, const fs::path& prepared, Kind kind,
                                        unsigned steps, Verdict verdict) {
    std::atomic<unsigned> next = 1;
    std::vector<std::string> wrong(steps);
    const auto work = [&] {
        for (unsigned step = next++; step <= steps; step = next++)
            wrong[step - 1] = verdict(scenario, DisturbedRun(scenario, prepared, DiskFault{kind, step}));
    };
    std::vector<std::thread> threads(std::max(2U, std::thread::hardware_concurrency()));
    for (std::thread& thread : threads) thread = std::thread(work);
    for (std::thread& thread : threads) thread.join();
    std::map<unsigned, std::string> failures;
    for (unsigned step = 1; step <= steps; ++step)
        if (!wrong[step - 1].empty()) failures[step] = wrong[step - 1];
    return failures;
}

class IoFault : public testing::Test {
protected:
    /// The folders lie in memory where that is possible: thousands of flushes wait for no disk there.
    static void SetUpTestSuite() {
        if (::access("/dev/shm", W_OK) == 0) ::setenv("TMPDIR", "/dev/shm", 1);
    }

    static void expectSurvival(Kind kind, Verdict verdict) {
        for (const auto& scenario : faultScenarios()) {
            const TemporaryFolder prepared;
            scenario->prepare(prepared.path());
            const auto trace = DisturbedRun(*scenario, prepared.path(), std::nullopt).steps();
            const auto steps = static_cast<unsigned>(std::ranges::count_if(trace, &DiskStep::isStep));
            ASSERT_GT(steps, 0U) << scenario->name();
            const auto failures = disturb(*scenario, prepared.path(), kind, steps, verdict);
            fmt::print("{}, {}: survived {} of {}\n", scenario->name(), nameOf(kind), steps - failures.size(),
                       steps);
            EXPECT_TRUE(failures.empty()) << scenario->name() << ' ' << fmt::format("{}", failures);
        }
    }
};

TEST_F(IoFault, IsToldWhenAStepFails) {
    expectSurvival(Kind::Error, wrongOrUntidyAfterFailure);
}

TEST_F(IoFault, IsToldWhenTheDiskIsFull) {
    expectSurvival(Kind::Fills, wrongOrUntidyAfterFailure);
}

TEST_F(IoFault, IsToldWhenTheDiskCanOnlyBeRead) {
    expectSurvival(Kind::Locks, wrongAfterFailure);
}

TEST_F(IoFault, LeavesWhatWasShownWhenTheProcessIsKilled) {
    expectSurvival(Kind::Kill, wrongAfterKill);
}

TEST_F(IoFault, LeavesWhatWasShownWhenAWriteIsTorn) {
    expectSurvival(Kind::Tear, wrongAfterKill);
}

}  // namespace
}  // namespace roque::test
