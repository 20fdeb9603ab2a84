#pragma once

#include <chrono>
#include <functional>

namespace roque {

/// The way from any thread to the one that owns games, controller and view.
///
/// Work runs in the order in which it was posted, never inside post(), and never at all once the thread has
/// stopped listening: the poster of a closure lets it hold a weak token of what it will touch.
class UiDispatcher {
public:
    UiDispatcher() = default;
    UiDispatcher(const UiDispatcher&) = delete;
    UiDispatcher& operator=(const UiDispatcher&) = delete;
    virtual ~UiDispatcher() = default;

    /// Has work done on the UI thread. [any-thread]
    virtual void post(std::function<void()> work) = 0;

    /// Has work done on the UI thread when a time has passed, by a clock that only goes forward. It is not
    /// called off; a caller that no longer wants it ignores it. [ui-thread]
    virtual void postAfter(std::chrono::milliseconds delay, std::function<void()> work) = 0;

    /// The time by which delays pass; it only goes forward.
    [[nodiscard]] virtual std::chrono::steady_clock::time_point now() const {
        return std::chrono::steady_clock::now();
    }
};

}  // namespace roque
