#pragma once

#include <atomic>
#include <filesystem>

#include "controller/plugin_check/check_plan.h"

namespace roque::check {

/// Has a player play games against itself at one second and 10 ms a move, each side in a process of its own,
/// as in a match. Ends with the first fault.
[[nodiscard]] Finding playGames(const CheckPlan& plan, const std::filesystem::path& dataFolder,
                                const std::atomic<bool>& interrupted);

}  // namespace roque::check
