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

/// When a search ends: what all its threads look at. Only the first thread asks the clock.
class SearchControl {
public:
    /// The host and the clock are asked each time this many positions were looked at.
    static constexpr std::uint64_t kNodesBetweenPolls = 512;

    /// `job` must live as long.
    SearchControl(const sdk::SearchJob& job, TimeManager::Milliseconds overhead)
        : job_(job),
          time_(job.limits(), job.position().sideToMove(), overhead),
          mostNodes_(job.limits().nodes.value_or(std::numeric_limits<std::uint64_t>::max())) {}

    /// Allows fewer positions than the question does.
    void allowNodes(std::uint64_t most) noexcept { mostNodes_ = std::min(mostNodes_, most); }

    /// Whether the search has to end. [any-thread]
    [[nodiscard]] bool isStopped() const noexcept { return isStopped_.load(std::memory_order_relaxed); }
    /// Ends the search. [any-thread]
    void stop() noexcept { isStopped_.store(true, std::memory_order_relaxed); }

    /// Asks the host and the clock.
    void poll() noexcept {
        pollHost();
        if (!isPondering() && time_.isOver(sinceOurTurn())) stop();
    }
    /// Asks the host. The other threads do it too: where there are no more processors than threads, the first
    /// one may just be waiting for the processor of another. [any-thread]
    void pollHost() noexcept {
        if (job_.isStopRequested()) stop();
    }
    /// Whether the time for this move is used up so far that no new depth should be begun.
    [[nodiscard]] bool isTimeUp(double stretch) noexcept {
        return !isPondering() && time_.isEnough(job_.elapsed(), stretch);
    }
    /// Lets each of some threads look at its share of the positions.
    void shareNodesAmong(std::size_t threads) noexcept {
        mostNodes_ = std::max<std::uint64_t>(mostNodes_ / threads, 1);
    }
    /// Positions that the first thread may look at.
    [[nodiscard]] std::uint64_t mostNodes() const noexcept { return mostNodes_; }
    [[nodiscard]] const sdk::Limits& limits() const noexcept { return job_.limits(); }
    /// Whether the clock decides how long to think.
    [[nodiscard]] bool isClockRunning() const noexcept { return time_.isLimited() && !limits().moveTime; }

private:
    /// Whether it is still the opponent's turn. Notes when ours begins.
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
    std::uint64_t mostNodes_;
    std::atomic<bool> isStopped_{false};
    bool wasPondering_ = false;
    std::chrono::milliseconds ourTurnBegan_{0};
};

}  // namespace roque::bastion
