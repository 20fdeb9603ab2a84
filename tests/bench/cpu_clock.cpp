#include "tests/bench/cpu_clock.h"

#include <cerrno>
#include <system_error>
#include <time.h>

namespace roque::bench {

CpuClock::CpuClock() : clock_(CLOCK_PROCESS_CPUTIME_ID) {}

CpuClock::CpuClock(pid_t process) : clock_() {
    if (const int error = clock_getcpuclockid(process, &clock_); error != 0)
        throw std::system_error(error, std::generic_category(), "clock of another process");
}

std::chrono::nanoseconds CpuClock::used() const {
    timespec time{};
    if (clock_gettime(clock_, &time) != 0)
        throw std::system_error(errno, std::generic_category(), "reading a processor clock");
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace roque::bench
