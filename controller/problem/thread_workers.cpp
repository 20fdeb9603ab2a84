#include "controller/problem/thread_workers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace roque {
namespace {

/// Keeps the first exception of several threads, to be thrown on by the one that can be told.
class FirstException {
public:
    /// Keeps the exception that is being handled.
    void keepCurrent() {
        const std::lock_guard lock(mutex_);
        if (!first_) first_ = std::current_exception();
    }
    void rethrow() const {
        if (first_) std::rethrow_exception(first_);
    }

private:
    std::mutex mutex_;
    std::exception_ptr first_;
};

}  // namespace

void ThreadWorkers::share(std::size_t pieces, const Work& work) {
    std::atomic<std::size_t> next{0};
    FirstException exception;
    const auto doSome = [&](std::size_t worker) {
        try {
            for (std::size_t piece = next++; piece < pieces; piece = next++) work(piece, worker);
        } catch (...) {
            next = pieces;  // nobody begins another
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
