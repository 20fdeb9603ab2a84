#pragma once

#include <sys/types.h>

#include <chrono>

namespace roque::bench {

/// The processor time that a process has used, all its threads together. On a machine that others use as well
/// it says more than the time on the wall.
class CpuClock {
public:
    /// The clock of this process.
    CpuClock();

    /// The clock of another process; throws std::system_error if there is none.
    explicit CpuClock(pid_t process);

    /// What the process has used since it began.
    [[nodiscard]] std::chrono::nanoseconds used() const;

private:
    clockid_t clock_;
};

}  // namespace roque::bench
