#pragma once

#include <cstddef>
#include <set>

namespace roque::test {

/// The descriptors that this process has open, but for those that counting needs.
[[nodiscard]] std::size_t openDescriptors();

/// The processes that are children of any thread of this one, zombies too.
[[nodiscard]] std::set<int> childProcesses();

/// Resident memory of this process in bytes.
[[nodiscard]] std::size_t residentMemory();

/// Whether there is a process with this number that is no zombie.
[[nodiscard]] bool isRunning(int process);

}  // namespace roque::test
