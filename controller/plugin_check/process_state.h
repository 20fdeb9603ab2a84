#pragma once

#include <array>
#include <csignal>
#include <optional>
#include <string>

#include "controller/storage/file_descriptor.h"

namespace roque::check {

/// What belongs to the whole process, and what it uses, at a moment.
struct ProcessState {
    std::string locale;
    std::string folder;
    int rounding = 0;          ///< as fegetround() names it
    unsigned permissions = 0;  ///< umask
    std::array<void (*)(int), NSIG> handlers{};

    [[nodiscard]] static ProcessState now();
};

/// What has changed between two moments, such as "the locale"; nothing if all is as it was.
[[nodiscard]] std::optional<std::string> changeBetween(const ProcessState& before, const ProcessState& after);

/// What a process uses.
struct ProcessUse {
    std::size_t memory = 0;  ///< bytes that lie in memory (RSS)
    std::size_t threads = 0;
    std::size_t descriptors = 0;

    /// Nothing if the system does not say.
    [[nodiscard]] static std::optional<ProcessUse> now();
};

/// Catches what is written to standard output from now on.
class OutputTrap {
public:
    OutputTrap();

    /// The beginning of what has been written, as it is; empty if nothing.
    [[nodiscard]] std::string caught();

private:
    FileDescriptor end_;
};

}  // namespace roque::check
