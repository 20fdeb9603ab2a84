#pragma once

#include "model/problem/workers.h"

namespace roque {

/// Threads that share work, started for each piece of sharing; with one, the caller alone. What
/// a piece of work throws is thrown on by share() when all have ended. [search-thread]
class ThreadWorkers final : public Workers {
public:
    explicit ThreadWorkers(std::size_t threads) noexcept : threads_(threads) {}

    [[nodiscard]] std::size_t count() const override { return threads_; }
    void share(std::size_t pieces, const Work& work) override;

private:
    std::size_t threads_;
};

}  // namespace roque
