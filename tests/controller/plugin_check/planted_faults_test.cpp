#include "tests/controller/plugin_check/planted_faults.h"

#include <algorithm>
#include <atomic>
#include <iostream>
#include <thread>

#include <gmock/gmock.h>

#include "tests/controller/plugin_check/check_support.h"
#include "tests/support/temporary_folder.h"

// Every fault is found, first of all by the check whose rule it breaks.
namespace roque::check {
namespace {

using test::kPlantedFaults;
using test::PlantedFault;

/// What is found of a fault: the name of the first check that fails, and why.
std::string findingOf(const PlantedFault& fault, const std::filesystem::path& folder) {
    CheckPlan plan;
    plan.level = findCheck(fault.check)->level;
    plan.games = 4;
    const auto failures = failuresOf(reportOf(plan, test::plant(fault.name, ROQUE_PLANTED, folder)));
    return failures.empty() ? "nothing" : failures.front();
}

/// The same of all faults, several at a time: many of them do little but wait.
std::vector<std::string> findAll() {
    constexpr int kSeats = 5;
    const test::TemporaryFolder folder;
    std::vector<std::string> found(kPlantedFaults.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t at = next++; at < found.size(); at = next++)
            found[at] = findingOf(kPlantedFaults[at], folder.path());
    };
    std::vector<std::jthread> threads;
    for (int seat = 0; seat < kSeats; ++seat) threads.emplace_back(work);
    threads.clear();
    return found;
}

TEST(PlantedFaults, AreFoundByTheirChecks) {
    const auto found = findAll();
    std::size_t right = 0;
    for (std::size_t at = 0; at < found.size(); ++at) {
        const auto& [name, check] = kPlantedFaults[at];
        const bool isRight = found[at].starts_with(std::string(check) + ": ");
        std::cout << "| " << name << " | " << found[at] << " |\n";
        EXPECT_TRUE(isRight) << name << " is to be found by " << check;
        if (isRight) ++right;
    }
    std::cout << "Found: " << right << " of " << found.size() << " planted faults\n";
    EXPECT_GE(right, 40U);
}

TEST(PlantedFaults, AreDifferent) {
    auto faults = kPlantedFaults;
    std::ranges::sort(faults, {}, [](const PlantedFault& fault) { return std::string_view(fault.name); });
    EXPECT_EQ(std::ranges::adjacent_find(faults, {},
                                         [](const auto& fault) { return std::string_view(fault.name); }),
              faults.end());
}

}  // namespace
}  // namespace roque::check
