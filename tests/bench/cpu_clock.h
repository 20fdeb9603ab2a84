#pragma once

#include <chrono>

#include <sys/types.h>

namespace roque::bench {

/// The processor time that all threads of a process have used. On a shared machine it tells more than wall
/// time.
class CpuClock {
public:
    /// The clock of this process.
    CpuClock();

    /// The clock of another process; throws std::system_error if there is none.
    explicit CpuClock(pid_t process);

    /// The time the process has used since it started.
    [[nodiscard]] std::chrono::nanoseconds used() const;

private:
    clockid_t clock_;
};

}  // namespace roque::bench
