#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace roque::bench {

/// The costs of a program run.
struct ChildRun {
    std::chrono::duration<double> wall{};
    std::chrono::duration<double> processor{};  ///< of all threads
    std::uint64_t peakBytes = 0;                ///< the peak memory in use
    int exitCode = 0;
};

/// Does some work in a child process, so that its memory is not counted for programs started later; false if
/// it throws.
[[nodiscard]] bool runApart(const std::function<void()>& work);

/// Runs a program to its end and discards its output; throws std::system_error if it cannot be started.
[[nodiscard]] ChildRun runChild(const std::vector<std::string>& command);

/// The path of a program, in the search path or where Debian puts games; empty if it is not installed.
[[nodiscard]] std::string findProgram(const std::string& name);

}  // namespace roque::bench
