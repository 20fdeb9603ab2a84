#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/controller/faults/disturbed_run.h"
#include "tests/controller/faults/fault_scenario.h"
#include "tests/support/disk/simulated_disk.h"
#include "tests/support/temporary_folder.h"

// Everything that is kept, on a disk that loses its power before each step in turn, in every order in which
// the disk may have written what was not flushed.
namespace roque::test {
namespace {

/// Reads what disks hold, the same content once.
class ImageReader {
public:
    explicit ImageReader(FaultScenario& scenario) : scenario_(scenario) {}

    std::optional<int> versionIn(const SimulatedDisk::Image& image) {
        const std::size_t hash = hashOf(image);
        if (const auto known = versions_.find(hash); known != versions_.end()) return known->second;
        const TemporaryFolder folder;
        writeImage(image, folder.path());
        return versions_.emplace(hash, scenario_.versionIn(folder.path())).first->second;
    }

private:
    static std::size_t hashOf(const SimulatedDisk::Image& image) {
        std::string names;
        for (const auto& [name, content] : image)
            names += fmt::format("{} {}\n", name, std::hash<std::string>()(content));
        return std::hash<std::string>()(names);
    }

    FaultScenario& scenario_;
    std::map<std::size_t, std::optional<int>> versions_;  ///< by the hash of an image
};

/// What a power cut now would leave of a run.
struct PowerCuts {
    unsigned cuts = 0;
    unsigned survived = 0;
    std::string firstFailure;

    void expect(ImageReader& reader, const SimulatedDisk& disk, const RunState& state) {
        ++cuts;
        for (const SimulatedDisk::Image& image : disk.afterPowerCut()) {
            const auto version = reader.versionIn(image);
            if (version && *version >= state.kept && *version <= state.begun) continue;
            if (firstFailure.empty())
                firstFailure = fmt::format("cut {}: version {} was read, of {} to {}; {}", cuts,
                                           version.value_or(-1), state.kept, state.begun, describe(image));
            return;
        }
        ++survived;
    }

    static std::string describe(const SimulatedDisk::Image& image) {
        std::string text;
        for (const auto& [name, content] : image) text += fmt::format("{} ({} bytes) ", name, content.size());
        return text;
    }
};

TEST(PowerCut, LeavesWhatWasKept) {
    if (::access("/dev/shm", W_OK) == 0) ::setenv("TMPDIR", "/dev/shm", 1);
    for (const auto& scenario : faultScenarios()) {
        const TemporaryFolder prepared;
        scenario->prepare(prepared.path());
        const DisturbedRun run(*scenario, prepared.path(), std::nullopt);
        ASSERT_TRUE(run.hasEnded());
        SimulatedDisk disk = run.diskBefore();
        ImageReader reader(*scenario);
        RunState state;
        PowerCuts result;
        for (const DiskStep& step : run.steps()) {
            if (step.isStep()) result.expect(reader, disk, state);
            disk.apply(step);
            if (step.kind == DiskStep::Kind::Note) state.read(step.data.substr(0, step.data.find('\n')));
        }
        result.expect(reader, disk, state);
        EXPECT_EQ(state.kept, scenario->versions()) << scenario->name();
        fmt::print("{}: survived {} of {} power cuts\n", scenario->name(), result.survived, result.cuts);
        EXPECT_EQ(result.survived, result.cuts) << scenario->name() << ": " << result.firstFailure;
    }
}

}  // namespace
}  // namespace roque::test
