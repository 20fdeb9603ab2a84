#pragma once

#include <cstddef>
#include <set>

namespace roque::test {

/// The open descriptors of this process, except those needed for counting.
[[nodiscard]] std::size_t openDescriptors();

/// The child processes of all threads of this one, including zombies.
[[nodiscard]] std::set<int> childProcesses();

/// The resident memory of this process in bytes.
[[nodiscard]] std::size_t residentMemory();

/// Whether a process with this id exists and is not a zombie.
[[nodiscard]] bool isRunning(int process);

}  // namespace roque::test
