#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "plugins/bastion/search/time_manager.h"
#include "plugins/sdk/search_job.h"

namespace roque::bastion {

/// Decides when a search ends. All its threads share one; only the main thread asks the clock.
class SearchControl {
public:
    /// The nodes after which a thread asks the host, and the main thread the clock.
    static constexpr std::uint64_t kNodesBetweenPolls = 512;

    /// `job` must outlive it; each move loses `overhead` on its way to the clock.
    SearchControl(const sdk::SearchJob& job, TimeManager::Milliseconds overhead)
        : job_(job),
          time_(job.limits(), job.position().sideToMove(), overhead),
          nodeLimit_(job.limits().nodes.value_or(std::numeric_limits<std::uint64_t>::max())) {}

    /// Lowers the limit of nodes.
    void limitNodes(std::uint64_t nodes) noexcept { nodeLimit_ = std::min(nodeLimit_, nodes); }

    /// Whether the search has to end. [any-thread]
    [[nodiscard]] bool isStopped() const noexcept { return isStopped_.load(std::memory_order_relaxed); }
    /// Ends the search. [any-thread]
    void stop() noexcept { isStopped_.store(true, std::memory_order_relaxed); }

    /// Asks the host and the clock.
    void poll() noexcept {
        pollHost();
        if (!isPondering() && time_.isHardLimitReached(sinceOurTurn())) stop();
    }
    /// Asks the host. The other threads ask too: where threads outnumber processors, the main thread may be
    /// waiting for one of them. [any-thread]
    void pollHost() noexcept {
        if (job_.isStopRequestedByHost()) stop();
    }
    /// Whether `factor` times the soft limit is reached, so that no new depth is begun.
    [[nodiscard]] bool isSoftLimitReached(double factor) noexcept {
        return !isPondering() && time_.isSoftLimitReached(job_.elapsed(), factor);
    }
    /// Gives each thread an equal share of the nodes.
    void splitNodesAmong(std::size_t threads) noexcept {
        nodeLimit_ = std::max<std::uint64_t>(nodeLimit_ / threads, 1);
    }
    /// The nodes of the main thread.
    [[nodiscard]] std::uint64_t nodeLimit() const noexcept { return nodeLimit_; }
    [[nodiscard]] const sdk::Limits& limits() const noexcept { return job_.limits(); }
    /// Whether the clock decides how long to search, not a time for the move.
    [[nodiscard]] bool isClockRunning() const noexcept { return time_.isLimited() && !limits().moveTime; }

private:
    /// Whether it is still the opponent's turn. Notes when our turn begins.
    [[nodiscard]] bool isPondering() noexcept {
        const bool isPondering = job_.isPondering();
        if (wasPondering_ && !isPondering) ourTurnBegan_ = job_.elapsed();
        wasPondering_ = isPondering;
        return isPondering;
    }
    [[nodiscard]] std::chrono::milliseconds sinceOurTurn() const noexcept {
        return job_.elapsed() - ourTurnBegan_;
    }

    const sdk::SearchJob& job_;
    TimeManager time_;
    std::uint64_t nodeLimit_;
    std::atomic<bool> isStopped_{false};
    bool wasPondering_ = false;
    std::chrono::milliseconds ourTurnBegan_{0};
};

}  // namespace roque::bastion
