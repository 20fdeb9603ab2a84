#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "controller/threads/mutex.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"

namespace roque {

/// Brings the latest of many values from a worker to the UI thread, at most twenty a second: a player that
/// reports a thousand times a second must not flood the event loop. Values that are overtaken are lost.
///
/// Lives in a shared_ptr: worker and posted work hold on to it.
template <typename Value>
class LatestValue : public std::enable_shared_from_this<LatestValue<Value>> {
public:
    static constexpr std::chrono::milliseconds kInterval{50};

    using Sink = std::function<void(const Value&)>;

    /// `sink` is called on the UI thread. The dispatcher is used on that thread only and until close().
    LatestValue(UiDispatcher& dispatcher, std::shared_ptr<UiLink> link, Sink sink)
        : dispatcher_(dispatcher), link_(std::move(link)), sink_(std::move(sink)) {}

    /// Replaces the value that has not been delivered yet. [any-thread]
    void put(Value value) {
        change([&](Value& waiting) { waiting = std::move(value); });
    }

    /// Changes the value that has not been delivered yet, or a new one if there is none. [any-thread]
    template <typename Change>
    void change(Change change) {
        {
            const MutexLock lock(mutex_);
            if (!value_) value_.emplace();
            change(*value_);
            if (std::exchange(isUnderWay_, true)) return;
        }
        link_->post([self = this->shared_from_this()] { self->deliver(); });
    }

    /// Delivers what is left at once: nothing that was put before comes after. [ui-thread]
    void flush() {
        if (auto value = take()) sink_(*value);
    }

    /// Delivers nothing from now on. [ui-thread]
    void close() { sink_ = nullptr; }

private:
    [[nodiscard]] std::optional<Value> take() {
        const MutexLock lock(mutex_);
        return std::exchange(value_, std::nullopt);
    }

    /// Delivers and looks again after the interval, until there is nothing new.
    void deliver() {
        if (!sink_) return;
        {
            const MutexLock lock(mutex_);
            if (!value_) {
                isUnderWay_ = false;
                return;
            }
        }
        dispatcher_.postAfter(kInterval, [self = this->shared_from_this()] { self->deliver(); });
        flush();
    }

    UiDispatcher& dispatcher_;
    std::shared_ptr<UiLink> link_;
    Sink sink_;
    Mutex mutex_;
    std::optional<Value> value_ ROQUE_GUARDED_BY(mutex_);
    bool isUnderWay_ ROQUE_GUARDED_BY(mutex_) = false;  ///< whether a delivery is posted
};

}  // namespace roque
