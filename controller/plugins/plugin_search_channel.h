#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "controller/search/search.h"
#include "controller/threads/mutex.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// Receives what a search says besides its lines, on the thread of the search or on one that the plugin has
/// started. Either may be empty.
struct SearchAside {
    /// The root move that is searched now, its number from 1, and the depth.
    std::function<void(Move move, unsigned number, unsigned depth)> onMove{};
    /// Something for people, in one line.
    std::function<void(const std::string& text)> onText{};
};

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
                   const std::function<void(const SearchInfo&)>& onInfo, const SearchAside& aside);
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
        const SearchAside& aside_;
        friend class SearchChannel;
    };

    /// The functions that a plugin calls, with the channel as `host`.
    static int isStopRequested(void* host) noexcept;
    static int isPondering(void* host) noexcept;
    static void report(void* host, const roque_player_info* info) noexcept;
    static void reportMove(void* host, const char* move, std::uint32_t number, std::uint32_t depth) noexcept;
    static void tell(void* host, const char* text) noexcept;

private:
    Mutex mutex_;
    /// The search under way, nullptr between searches.
    const Connection* connection_ ROQUE_GUARDED_BY(mutex_) = nullptr;
};

}  // namespace roque
