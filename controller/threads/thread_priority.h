#pragma once

namespace roque {

/// Lets this thread, and those that it starts from now on, have the processor after the thread of the window,
/// which has little to do but must do it at once. [any-thread]
void lowerThreadPriority() noexcept;

}  // namespace roque
