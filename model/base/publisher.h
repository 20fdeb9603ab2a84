#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "model/base/calling_thread.h"

namespace roque {

/// Keeps a handler subscribed to a publisher for as long as this object lives. Empty by default; movable, not
/// copyable. May outlive the publisher.
class Subscription {
public:
    Subscription() = default;
    explicit Subscription(std::function<void()> cancel) : cancel_(std::move(cancel)) {}
    Subscription(Subscription&& other) noexcept : cancel_(std::exchange(other.cancel_, nullptr)) {}
    Subscription& operator=(Subscription&& other) noexcept {
        if (this != &other) {
            reset();
            cancel_ = std::exchange(other.cancel_, nullptr);
        }
        return *this;
    }
    Subscription(const Subscription&) = delete;
    Subscription& operator=(const Subscription&) = delete;
    ~Subscription() { reset(); }

    /// Unsubscribes now.
    void reset() noexcept {
        if (const auto cancel = std::exchange(cancel_, nullptr)) cancel();
    }

private:
    std::function<void()> cancel_;
};

/// Calls its observers with each event, in the order in which they subscribed.
///
/// Belongs to one thread: the first that subscribes or publishes. During publish(), a handler may subscribe
/// others, who receive the next event first; unsubscribe anyone, who then receives nothing more, not even
/// this event; and publish another event, which all observers receive before the outer one continues.
template <typename Event>
class Publisher {
public:
    using Handler = std::function<void(const Event&)>;

    Publisher() = default;
    Publisher(const Publisher&) = delete;
    Publisher& operator=(const Publisher&) = delete;

    /// Calls the handler for every event until the subscription ends.
    [[nodiscard]] Subscription subscribe(Handler handler) {
        assert(isUsedByItsThread());
        const std::uint64_t id = ++observers_->lastId;
        observers_->entries.push_back({id, std::make_shared<Handler>(std::move(handler))});
        return Subscription([observers = std::weak_ptr(observers_), id] {
            if (const auto alive = observers.lock()) {
                assert(alive->thread == callingThread());
                std::erase_if(alive->entries, [id](const Entry& entry) { return entry.id == id; });
            }
        });
    }

    /// Calls all observers. A handler may even destroy the publisher.
    void publish(const Event& event) {
        assert(isUsedByItsThread());
        const std::shared_ptr<Observers> observers = observers_;
        const std::vector<Entry> now = observers->entries;
        for (const Entry& entry : now) {
            const auto isSame = [&](const Entry& other) { return other.id == entry.id; };
            if (std::ranges::any_of(observers->entries, isSame)) (*entry.handler)(event);
        }
    }

private:
    struct Entry {
        std::uint64_t id;
        std::shared_ptr<Handler> handler;
    };
    struct Observers {
        const void* thread = nullptr;
        std::uint64_t lastId = 0;
        std::vector<Entry> entries;
    };

    [[nodiscard]] bool isUsedByItsThread() const noexcept {
        if (observers_->thread == nullptr) observers_->thread = callingThread();
        return observers_->thread == callingThread();
    }

    std::shared_ptr<Observers> observers_ = std::make_shared<Observers>();
};

}  // namespace roque
