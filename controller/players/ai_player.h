#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/players/game_setup.h"
#include "controller/players/player_failure.h"
#include "controller/search/deadlines.h"
#include "controller/search/search_thread.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// What went wrong with a player.
struct AiFault {
    PlayerFailure::Kind kind;
    Message reason;  ///< a sentence without a full stop
};

/// An AI player of one game: an engine of any kind on a thread of its own, with an opening book. Nothing here
/// waits for it. [ui-thread]
///
/// After a fault the player is no longer usable. It ends in two steps, because its engine may still search:
/// leave() asks it to end, and after hasLeft() it can be destroyed without waiting. An engine that does not
/// return in time is given up: its thread is detached.
class AiPlayer {
public:
    /// The listeners. All are called on the UI thread, none after leave() except `left`.
    struct Listener {
        std::function<void(Ticket)> began;  ///< it has begun to think; may be called within think()
        std::function<void(Ticket, const SearchAnswer&)> answered;
        std::function<void(Ticket, const SearchInfo&)> searchInfo;  ///< of its best line, with an exact score
        /// Its opening book cannot be used, and it plays without it. The reason has no full stop.
        std::function<void(const Message&)> bookFailed;
        /// Its file of endings cannot be used, and it plays without it. The reason has no full stop.
        std::function<void(const Message&)> endingsFailed;
        std::function<void(const AiFault&)> failed;  ///< also without a request, if its start fails
        std::function<void()> left;                  ///< hasLeft() has become true after leave()
    };

    /// Starts the engine for a game of a variant. `afterLimit` is how much longer than its limit for a move
    /// it may think before it is told to stop. The dispatcher outlives the player.
    AiPlayer(UiDispatcher& dispatcher, EngineSource source, const AiSettings& settings, Variant variant,
             std::chrono::milliseconds afterLimit, Listener listener);
    AiPlayer(const AiPlayer&) = delete;
    AiPlayer& operator=(const AiPlayer&) = delete;
    ~AiPlayer();

    /// AiSettings::id.
    [[nodiscard]] const std::string& id() const noexcept { return id_; }

    /// Asks for a move. A running search is cancelled, and the new one begins when it has ended.
    void think(SearchRequest request, Ticket ticket);

    /// Whether the last request has not been answered yet.
    [[nodiscard]] bool isThinking() const noexcept { return search_->isSearching(); }

    /// Has the last request answered now, with the best move found so far.
    void moveNow() { search_->stop(); }

    /// Drops the last request.
    void cancel() { search_->cancel(); }

    /// Cancels, and ends engine and thread.
    void leave();
    /// Whether the thread has ended or was detached.
    [[nodiscard]] bool hasLeft() const noexcept { return search_->hasClosed(); }
    /// Whether the engine did not return in time and its thread was detached.
    [[nodiscard]] bool isGivenUp() const noexcept { return search_->isLeftAlone(); }

private:
    [[nodiscard]] EngineSource sourceOf(EngineSource source, const AiSettings& settings);
    [[nodiscard]] std::function<void(const Message&)> troubleFor(
        std::function<void(const Message&)> Listener::*function);
    [[nodiscard]] SearchThread::Listener searchListener();
    void onBegan(Ticket ticket);

    UiDispatcher& dispatcher_;
    std::string id_;
    std::chrono::milliseconds afterLimit_;
    Listener listener_;
    std::optional<std::chrono::milliseconds> moveTime_;  ///< of the last request
    std::shared_ptr<UiLink> link_;                       ///< for book and endings, on the thread
    WeakSelf<AiPlayer> self_{this};
    std::unique_ptr<SearchThread> search_;
};

}  // namespace roque
