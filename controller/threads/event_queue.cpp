#include "controller/threads/event_queue.h"

#include <utility>

namespace roque {

void EventQueue::post(std::function<void()> work) {
    add(Clock::now(), std::move(work));
}

void EventQueue::postAfter(std::chrono::milliseconds delay, std::function<void()> work) {
    add(Clock::now() + delay, std::move(work));
}

void EventQueue::add(Clock::time_point due, std::function<void()> work) {
    const MutexLock lock(mutex_);
    items_.push({due, ++lastNumber_, std::move(work)});
    change_.notify_one();
}

void EventQueue::runUntil(const std::function<bool()>& isDone) {
    while (!isDone()) takeNext()();
}

std::function<void()> EventQueue::takeNext() {
    MutexLock lock(mutex_);
    while (items_.empty() || items_.top().due > Clock::now()) {
        if (items_.empty()) {
            change_.wait(lock);
        } else {
            const Clock::time_point due = items_.top().due;  // the item may move while it is waited for
            change_.wait_until(lock, due);
        }
    }
    std::function<void()> work = items_.top().work;
    items_.pop();
    return work;
}

}  // namespace roque
