#include "controller/search/search_worker.h"

#include <utility>

namespace roque {

void SearchWorker::run(const EngineSource::Make& make, const OnStarted& onStarted) {
    const auto engine = guarded([&] { return make(closing_.get_token()); });
    if (!engine) return onStarted(engine.error());
    onStarted(engine->get());
    while (const Work work = nextWork()) work(**engine);
}

void SearchWorker::submit(Work work) {
    const MutexLock lock(mutex_);
    work_ = std::move(work);
    change_.notify_one();
}

void SearchWorker::leave() {
    closing_.request_stop();
    const MutexLock lock(mutex_);
    isLeaving_ = true;
    change_.notify_one();
}

SearchWorker::Work SearchWorker::nextWork() {
    MutexLock lock(mutex_);
    change_.wait(lock, [this]() ROQUE_REQUIRES(mutex_) { return work_ || isLeaving_; });
    return isLeaving_ ? nullptr : std::exchange(work_, nullptr);
}

}  // namespace roque
