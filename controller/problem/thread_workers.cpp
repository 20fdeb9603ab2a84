#include "controller/problem/thread_workers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

#include "controller/threads/mutex.h"

namespace roque {
namespace {

/// Keeps the first exception of several threads, for the calling thread to rethrow.
class FirstException {
public:
    /// Keeps the exception being handled.
    void keepCurrent() {
        const MutexLock lock(mutex_);
        if (!first_) first_ = std::current_exception();
    }
    void rethrow() {
        const MutexLock lock(mutex_);
        if (first_) std::rethrow_exception(first_);
    }

private:
    Mutex mutex_;
    std::exception_ptr first_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace

void ThreadWorkers::share(std::size_t pieces, const Work& work) {
    std::atomic<std::size_t> next{0};
    FirstException exception;
    const auto doSome = [&](std::size_t worker) {
        try {
            for (std::size_t piece = next++; piece < pieces; piece = next++) work(piece, worker);
        } catch (...) {
            next = pieces;  // no thread starts another piece
            exception.keepCurrent();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t worker = 1; worker < std::min(threads_, pieces); ++worker)
            others.emplace_back(doSome, worker);
        doSome(0);
    }
    exception.rethrow();
}

}  // namespace roque
