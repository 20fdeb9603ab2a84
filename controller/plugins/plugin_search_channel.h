#pragma once

#include <atomic>
#include <chrono>
#include <functional>

#include "controller/search/search.h"
#include "controller/threads/mutex.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// A plugin's line back to the program while it searches: it asks here whether to stop, and reports here.
///
/// Each engine has one channel, which lives until the process ends. A thread that a plugin left running may
/// use it at any time after its search: it is told to stop, and its reports are dropped. [any-thread]
class SearchChannel {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    /// Makes a channel that lives for ever; it takes about a hundred bytes.
    [[nodiscard]] static SearchChannel& create();

    SearchChannel() = default;
    SearchChannel(const SearchChannel&) = delete;
    SearchChannel& operator=(const SearchChannel&) = delete;

    /// Connects a channel with one search for as long as this object lives. All arguments are borrowed.
    class Connection {
    public:
        /// `isPondering` may be nullptr: it is the player's turn. After `deadline` the plugin is told to
        /// stop.
        Connection(SearchChannel& channel, const Position& position, const std::atomic<bool>& stop,
                   TimePoint deadline, const std::atomic<bool>* isPondering,
                   const std::function<void(const SearchInfo&)>& onInfo);
        Connection(const Connection&) = delete;
        Connection& operator=(const Connection&) = delete;
        /// Waits until a report under way has been delivered.
        ~Connection();

    private:
        SearchChannel& channel_;
        const Position& position_;
        const std::atomic<bool>& stop_;
        TimePoint deadline_;
        const std::atomic<bool>* isPondering_;
        const std::function<void(const SearchInfo&)>& onInfo_;
        friend class SearchChannel;
    };

    /// The functions that a plugin calls, with the channel as `host`.
    static int isStopRequested(void* host) noexcept;
    static int isPondering(void* host) noexcept;
    static void report(void* host, const roque_player_info* info) noexcept;

private:
    Mutex mutex_;
    /// The search under way, nullptr between searches.
    const Connection* connection_ ROQUE_GUARDED_BY(mutex_) = nullptr;
};

}  // namespace roque
