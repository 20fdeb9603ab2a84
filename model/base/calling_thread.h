#pragma once

#include "model/base/export.h"

namespace roque {

/// An address that differs from thread to thread, the same in every library and plugin of the program: enough
/// to assert that something is used by one thread only. A later thread may have that of one that has ended.
/// [any-thread]
[[nodiscard]] ROQUE_MODEL const void* callingThread() noexcept;

}  // namespace roque
