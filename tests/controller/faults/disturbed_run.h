#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "tests/controller/faults/fault_scenario.h"
#include "tests/support/disk/disk_fault.h"
#include "tests/support/disk/disk_step.h"
#include "tests/support/disk/simulated_disk.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {

/// A scenario run by a process of its own, under the disk shim, in a copy of a prepared folder.
class DisturbedRun {
public:
    /// Waits for its end.
    DisturbedRun(const FaultScenario& scenario, const std::filesystem::path& prepared,
                 const std::optional<DiskFault>& fault);

    /// As waitpid() reports it.
    [[nodiscard]] int status() const noexcept { return status_; }
    /// Whether it came to its own end, without a failure.
    [[nodiscard]] bool hasEnded() const noexcept;
    /// Whether the shim has ended it.
    [[nodiscard]] bool wasKilled() const noexcept;

    /// The folder it has worked on.
    [[nodiscard]] std::filesystem::path folder() const { return files_ / "state"; }
    [[nodiscard]] RunState state() const;

    /// The disk before the run, and what the run did; only if nothing disturbed it.
    [[nodiscard]] const SimulatedDisk& diskBefore() const { return *diskBefore_; }
    [[nodiscard]] std::vector<DiskStep> steps() const { return readSteps(trace()); }

private:
    [[nodiscard]] std::filesystem::path trace() const { return files_ / "trace"; }

    TemporaryFolder files_;
    std::optional<SimulatedDisk> diskBefore_;
    int status_ = 0;
};

}  // namespace roque::test
