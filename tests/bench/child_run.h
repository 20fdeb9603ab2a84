#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace roque::bench {

/// What a program took from its start to its end.
struct ChildRun {
    std::chrono::duration<double> wall{};
    std::chrono::duration<double> processor{};  ///< of all threads
    std::uint64_t peakBytes = 0;                ///< the most memory that was in use
    int exitCode = 0;
};

/// Does some work in a process of its own, so that its memory is not counted as that of programs started
/// later; false if it throws.
[[nodiscard]] bool runApart(const std::function<void()>& work);

/// Runs a program to its end, what it says being thrown away; throws std::system_error if it cannot be
/// started.
[[nodiscard]] ChildRun runChild(const std::vector<std::string>& command);

/// Where a program is found, on the path or where Debian puts games; empty if it is not installed.
[[nodiscard]] std::string findProgram(const std::string& name);

}  // namespace roque::bench
