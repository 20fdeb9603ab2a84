#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roque::test {

/// What a disk shall do wrong, and at which step.
struct DiskFault {
    enum class Kind {
        Error,  ///< the step fails with `error`
        Fills,  ///< from this step on nothing finds room: ENOSPC
        Locks,  ///< from this step on nothing can be changed: EROFS
        Kill,   ///< the process ends instead of the step
        Tear,   ///< the process ends after half of what the step would write
    };
    Kind kind = Kind::Error;
    unsigned step = 0;  ///< from 1

    /// As the shim reads it from its environment: "error 17".
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::optional<DiskFault> parse(std::string_view text);
};

/// The names of the kinds in messages of tests.
[[nodiscard]] const char* nameOf(DiskFault::Kind kind) noexcept;

/// The variables by which the shim is told what to do. It watches nothing without a folder.
constexpr const char* kShimFolder = "ROQUE_DISK_FOLDER";  ///< watch what lies below
constexpr const char* kShimNotes =
    "ROQUE_DISK_NOTES";  ///< a file outside of it; lines are copied to the trace
constexpr const char* kShimTrace = "ROQUE_DISK_TRACE";  ///< record the steps in this file
constexpr const char* kShimFault = "ROQUE_DISK_FAULT";  ///< a DiskFault

/// The exit status of a process that the shim has ended.
constexpr int kEndedByShim = 113;

}  // namespace roque::test
