#pragma once

#include <atomic>
#include <functional>

#include "controller/plugin_check/check_plan.h"

namespace roque::check {

/// A library to check, or why the file is none, as a sentence without a full stop. Reads all of it.
[[nodiscard]] Result<GuestFile, Message> fileToCheck(const std::filesystem::path& file);

/// Runs the checks of a plan level by level, each in a process of its own: a guest's, confined as in play.
/// Above a level that has failed, checks are skipped. `onResult` receives each result in the order of the
/// levels. Once `interrupted`, the rest is skipped.
///
/// An error says why the file cannot be checked, such as that it has changed meanwhile. Waits for all
/// processes: not for the UI thread.
[[nodiscard]] Result<CheckReport, Message> runChecks(const CheckPlan& plan,
                                                     const std::function<void(const CheckResult&)>& onResult,
                                                     const std::atomic<bool>& interrupted);

}  // namespace roque::check
