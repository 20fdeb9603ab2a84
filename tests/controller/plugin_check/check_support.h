#pragma once

#include <atomic>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "controller/plugin_check/check_runner.h"

namespace roque::check {

/// Runs the checks of a plan on a library.
[[nodiscard]] inline CheckReport reportOf(CheckPlan plan, const std::filesystem::path& file) {
    const auto found = fileToCheck(file);
    if (!found) throw std::runtime_error(english(found.error()));
    plan.file = *found;
    const std::atomic<bool> interrupted{false};
    auto report = runChecks(
        plan, [](const CheckResult&) {}, interrupted);
    if (!report) throw std::runtime_error(english(report.error()));
    return std::move(*report);
}

/// The names of the checks that failed, each with its reason.
[[nodiscard]] inline std::vector<std::string> failuresOf(const CheckReport& report) {
    std::vector<std::string> failures;
    for (const CheckResult& result : report.results) {
        if (result.finding.kind == Finding::Kind::Failed)
            failures.push_back(std::string(result.check->name) + ": " + english(result.finding.why));
    }
    return failures;
}

}  // namespace roque::check
