#include "controller/threads/serial_worker.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <thread>
#include <utility>

#include "controller/threads/mutex.h"

namespace roque {
namespace {

std::atomic<unsigned> workersLeftAlone{0};

}  // namespace

/// What thread and worker share, for as long as either lives.
struct SerialWorker::Shared {
    Mutex mutex;
    std::condition_variable_any change;
    std::deque<std::function<void()>> work ROQUE_GUARDED_BY(mutex);
    bool isLeaving ROQUE_GUARDED_BY(mutex) = false;
    bool hasEnded ROQUE_GUARDED_BY(mutex) = false;
    bool isLeftAlone ROQUE_GUARDED_BY(mutex) = false;
    std::thread thread ROQUE_GUARDED_BY(mutex);
};

SerialWorker::SerialWorker(std::chrono::milliseconds patience)
    : patience_(patience), shared_(std::make_shared<Shared>()) {
    const MutexLock lock(shared_->mutex);
    shared_->thread = std::thread([shared = shared_] { run(*shared); });
}

SerialWorker::~SerialWorker() {
    MutexLock lock(shared_->mutex);
    shared_->isLeaving = true;
    shared_->change.notify_all();
    const bool hasEnded = shared_->change.wait_for(
        lock, patience_, [this]() ROQUE_REQUIRES(shared_->mutex) { return shared_->hasEnded; });
    std::thread thread = std::move(shared_->thread);
    if (hasEnded) {
        lock.unlock();
        thread.join();
    } else {
        shared_->isLeftAlone = true;
        ++workersLeftAlone;
        thread.detach();
    }
}

void SerialWorker::post(std::function<void()> work) {
    const MutexLock lock(shared_->mutex);
    shared_->work.push_back(std::move(work));
    shared_->change.notify_all();
}

unsigned SerialWorker::detachedThreads() noexcept {
    return workersLeftAlone;
}

void SerialWorker::run(Shared& shared) {
    MutexLock lock(shared.mutex);
    while (true) {
        shared.change.wait(
            lock, [&]() ROQUE_REQUIRES(shared.mutex) { return !shared.work.empty() || shared.isLeaving; });
        if (shared.work.empty()) break;
        auto work = std::move(shared.work.front());
        shared.work.pop_front();
        lock.unlock();
        work();
        work = nullptr;  // what it owns may take time to end, too
        lock.lock();
    }
    shared.hasEnded = true;
    if (shared.isLeftAlone) --workersLeftAlone;
    shared.change.notify_all();
}

}  // namespace roque
