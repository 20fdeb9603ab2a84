#pragma once

#include <atomic>
#include <functional>
#include <mutex>

#include "controller/players/search.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// What a plugin holds of the program while it searches: where it asks whether to stop and where it reports.
///
/// Each engine has one channel, which lives until the process ends. A thread that a plugin left running may
/// use it at any time after its search: it is told to stop, and what it reports is dropped. [any-thread]
class SearchChannel {
public:
    /// Makes a channel that lives for ever; it takes about a hundred bytes.
    [[nodiscard]] static SearchChannel& create();

    SearchChannel() = default;
    SearchChannel(const SearchChannel&) = delete;
    SearchChannel& operator=(const SearchChannel&) = delete;

    /// Connects a channel with one search for as long as this object lives. What is handed over is borrowed.
    class Connection {
    public:
        /// `isPondering` may be nullptr: it is the player's turn.
        Connection(SearchChannel& channel, const Position& position, const std::atomic<bool>& stop,
                   const std::atomic<bool>* isPondering,
                   const std::function<void(const SearchInfo&)>& onInfo);
        Connection(const Connection&) = delete;
        Connection& operator=(const Connection&) = delete;
        /// Waits until a report under way has been delivered.
        ~Connection();

    private:
        SearchChannel& channel_;
        const Position& position_;
        const std::atomic<bool>& stop_;
        const std::atomic<bool>* isPondering_;
        const std::function<void(const SearchInfo&)>& onInfo_;
        friend class SearchChannel;
    };

    /// The functions that a plugin calls, with the channel as `host`.
    static int isStopRequested(void* host) noexcept;
    static int isPondering(void* host) noexcept;
    static void report(void* host, const roque_player_info* info) noexcept;

private:
    std::mutex mutex_;
    const Connection* connection_ = nullptr;  ///< the search under way, nullptr between searches
};

}  // namespace roque
