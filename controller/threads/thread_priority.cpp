#include "controller/threads/thread_priority.h"

#include <sys/resource.h>
#include <unistd.h>

namespace roque {

/// Linux has a niceness for each thread, other than POSIX (setpriority(2), "C library/kernel differences"). A
/// thread that may not be nicer goes on as it is.
void lowerThreadPriority() noexcept {
    constexpr int kNiceness = 10;
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNiceness);
}

}  // namespace roque
