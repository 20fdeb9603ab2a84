#pragma once

#include "model/problem/workers.h"

namespace roque {

/// Shares work among threads, which are started by each call of share(). With one thread, the caller does
/// everything. When all threads have ended, share() rethrows the first exception of the work. [search-thread]
class ThreadWorkers final : public Workers {
public:
    explicit ThreadWorkers(std::size_t threads) noexcept : threads_(threads) {}

    [[nodiscard]] std::size_t count() const override { return threads_; }
    void share(std::size_t pieces, const Work& work) override;

private:
    std::size_t threads_;
};

}  // namespace roque
