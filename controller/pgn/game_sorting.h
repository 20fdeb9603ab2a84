#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "controller/pgn/game_order.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Sorts the games of a list on a thread of its own, since a million take about a second. [ui-thread]
class GameSorting {
public:
    /// `onChange` is called from time to time while it sorts, and when it is done. The dispatcher outlives
    /// the object.
    GameSorting(UiDispatcher& dispatcher, std::function<void()> onChange);
    GameSorting(const GameSorting&) = delete;
    GameSorting& operator=(const GameSorting&) = delete;
    ~GameSorting();

    /// Sorts games, by their numbers in ascending order, in place of what was to be sorted before.
    void start(const PgnIndex& index, std::vector<std::uint32_t> games, const GameOrder& order);
    /// Forgets what is to be sorted, and what has been.
    void cancel();

    [[nodiscard]] bool isRunning() const noexcept { return isRunning_; }
    /// The share that is done, from 0 to 1.
    [[nodiscard]] double progress() const noexcept { return progress_; }
    /// The games sorted last; empty after cancel().
    [[nodiscard]] const std::vector<std::uint32_t>& sorted() const noexcept { return sorted_; }

private:
    void onProgress(std::uint64_t job, double share);
    void onDone(std::uint64_t job, std::vector<std::uint32_t> games);

    std::function<void()> onChange_;
    std::uint64_t job_ = 0;  ///< the last that was begun; others have been cancelled
    bool isRunning_ = false;
    double progress_ = 0;
    std::vector<std::uint32_t> sorted_;
    std::shared_ptr<std::atomic<bool>> stop_;
    WeakSelf<GameSorting> self_{this};
    std::shared_ptr<UiLink> link_;
    SerialWorker worker_;
};

}  // namespace roque
