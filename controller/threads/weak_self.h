#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace roque {

/// Lets an object post work that does nothing once the object is gone. The object keeps one as a member:
///
///     dispatcher.postAfter(delay, self_.bind(&Clock::onTime));
///     link->post(self_.bind([answer](Clock& clock) { clock.onAnswer(answer); }));
///
/// The object lives and dies on one thread, and bound functions are called on that thread only. They may be
/// made, copied and destroyed on any thread.
template <typename Object>
class WeakSelf {
public:
    explicit WeakSelf(Object* object) : object_(std::make_shared<Object*>(object)) {}
    WeakSelf(const WeakSelf&) = delete;
    WeakSelf& operator=(const WeakSelf&) = delete;
    ~WeakSelf() = default;

    /// A function that calls `function` with the object and its own arguments, or does nothing if the object
    /// is gone. `function` is a member function or takes a reference to the object first; what it returns is
    /// dropped.
    template <typename Function>
    [[nodiscard]] auto bind(Function function) const {
        return [object = token(), function = std::move(function)](auto&&... arguments) {
            if (const auto alive = object.lock())
                static_cast<void>(
                    std::invoke(function, **alive, std::forward<decltype(arguments)>(arguments)...));
        };
    }

    /// Expires with the object: lets work on another thread end early. [any-thread]
    [[nodiscard]] std::weak_ptr<Object*> token() const noexcept { return object_; }

    /// Lets bound functions do nothing from now on, before the object is gone.
    void release() noexcept { object_.reset(); }

private:
    std::shared_ptr<Object*> object_;
};

}  // namespace roque
