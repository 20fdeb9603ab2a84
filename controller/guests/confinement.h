#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

namespace roque {

/// What a guest may use. Everything else that Linux lets a process do to its user's files and processes is
/// taken from it.
struct ConfinementPolicy {
    std::vector<std::filesystem::path> readable;  ///< files and folders, besides the system's libraries
    std::filesystem::path writable;               ///< its one data folder; empty: none
    std::size_t memory = std::size_t{1} << 30U;   ///< bytes of data (RLIMIT_DATA)

    // For tests: to be confined as by an older system.
    int newestLandlock = -1;  ///< -1: whatever the kernel has; 0: none
    bool useSeccomp = true;
};

/// What confines a process.
struct Confinement {
    int landlock =
        0;  ///< the version of Landlock's interface; 0: it can read, and mostly write, the user's files
    bool seccomp =
        false;  ///< without it, it can use the network and start processes, as far as Landlock lets it

    /// Whether files, network and processes are all out of reach.
    [[nodiscard]] bool isComplete() const noexcept { return landlock > 0 && seccomp; }
    bool operator==(const Confinement&) const = default;
};

/// What this kernel can confine a process with. Changes nothing.
[[nodiscard]] Confinement availableConfinement() noexcept;

/// Takes from the calling process, for the rest of its life, what a guest does not need: writing outside its
/// data folder, reading what is not granted, the network, starting processes and signalling others,
/// privileges. To be called before there is another thread and before anything of the guest is loaded.
///
/// By no_new_privs, Landlock (Linux 5.13, by Mickaël Salaün) and a filter of system calls (seccomp,
/// Linux 3.5, by Will Drewry). What can still be done: asking whether a path exists, and using the processor.
Confinement confine(const ConfinementPolicy& policy);

}  // namespace roque
