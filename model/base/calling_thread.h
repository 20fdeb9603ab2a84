#pragma once

#include "model/base/export.h"

namespace roque {

/// An address that identifies the calling thread, the same across all libraries and plugins of the program.
/// Meant for assertions that an object is used by one thread only. A new thread may get the address of one
/// that has ended. [any-thread]
[[nodiscard]] ROQUE_MODEL const void* callingThread() noexcept;

}  // namespace roque
