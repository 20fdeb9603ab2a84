#include "model/base/calling_thread.h"

namespace roque {

const void* callingThread() noexcept {
    static thread_local const char mark = 0;
    return &mark;
}

}  // namespace roque
