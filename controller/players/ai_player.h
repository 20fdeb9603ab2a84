#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "controller/deadlines.h"
#include "controller/game_state.h"
#include "controller/players/ai_worker.h"
#include "controller/threads/latest_value.h"
#include "controller/search/ticket.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"

namespace roque {

/// What went wrong with a player.
struct AiFault {
    PlayerFailure::Kind kind;
    std::string reason;  ///< one English sentence without a full stop
};

/// An AI player of one game with a thread of its own. Nothing here waits for the plugin. [ui-thread]
///
/// After a fault the player is of no more use. It is got rid of in two steps, because its thread may still
/// search: leave() asks it to end, and when hasLeft() it may be destroyed without waiting. A plugin that does
/// not return in time is given up: its thread is left alone for the rest of the process.
class AiPlayer {
public:
    /// Whom a player answers. All are called on the UI thread, none after leave() except `left`.
    struct Listener {
        std::function<void(Ticket)> began;  ///< it thinks about a request now; may be called by think()
        std::function<void(Ticket, const SearchAnswer&)> answered;
        std::function<void(Ticket, const SearchInfo&)> thinks;
        /// Its opening book cannot be used; it plays without it. In English, without a full stop.
        std::function<void(const std::string&)> bookFailed;
        std::function<void(const AiFault&)> failed;  ///< also without a request, if its start fails
        std::function<void()> left;                  ///< hasLeft() has become true after leave()
    };

    /// Starts the thread. Registry and dispatcher outlive the player. Without a path it has no opening book.
    AiPlayer(UiDispatcher& dispatcher, const Plugin& plugin, AiWorker::Options options,
             std::filesystem::path book, const Deadlines& deadlines, Listener listener);
    AiPlayer(const AiPlayer&) = delete;
    AiPlayer& operator=(const AiPlayer&) = delete;
    /// Whatever still searches is told to stop; a thread that has not left by then is left alone.
    ~AiPlayer();

    [[nodiscard]] const PluginInfo& info() const noexcept { return plugin_.info(); }

    /// Asks for a move. A search that goes on is cancelled; the new one begins when that has ended.
    void think(SearchRequest request, Ticket ticket);

    /// Whether the last request has not been answered yet.
    [[nodiscard]] bool isThinking() const noexcept { return next_ || (job_ && !job_->isCancelled); }

    /// The last request is to be answered now with the best move found so far.
    void moveNow();

    /// The last request is no longer of interest.
    void cancel();

    /// Cancels, and has the thread end.
    void leave();
    /// Whether the thread has ended or was left alone.
    [[nodiscard]] bool hasLeft() const noexcept { return hasEnded_ || isGivenUp_; }
    /// Whether the plugin did not return in time.
    [[nodiscard]] bool isGivenUp() const noexcept { return isGivenUp_; }

    /// How many threads of plugins have been left alone. If any, a program should end without the usual
    /// tidying (std::_Exit), which they might trip over. [any-thread]
    [[nodiscard]] static unsigned threadsLeftAlone() noexcept;

private:
    struct Request {
        SearchRequest question;
        Ticket ticket;
        bool isUrgent = false;  ///< the answer is wanted at once, before the search has begun
    };
    /// What the worker does at present: a search, or its start, which has no stop flag.
    struct Job {
        std::uint64_t number;
        Ticket ticket;
        StopFlag stop;
        bool isCancelled = false;
    };
    struct Thought {
        Ticket ticket;
        SearchInfo info;
    };

    void startThread();
    void submit(Request request);
    void stopJob();
    void onStarted(const Result<void, PluginError>& result);
    void onAnswer(std::uint64_t job, Result<SearchAnswer, PluginError> answer);
    void onEnded();
    void giveUp(std::string reason);
    void fail(const AiFault& fault);
    /// Does something on this player when a time has passed, if a job is then still the present one.
    template <typename Action>
    void ifStillBusyAfter(std::chrono::milliseconds delay, Action action);
    /// Posts from the worker's thread what is to be done on this player, if it still exists by then.
    template <typename Action>
    [[nodiscard]] auto poster(Action action);

    UiDispatcher& dispatcher_;
    const Plugin& plugin_;
    Deadlines deadlines_;
    Listener listener_;
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<LatestValue<Thought>> thoughts_;
    std::shared_ptr<AiWorker> worker_;
    std::optional<Job> job_;
    std::optional<Request> next_;  ///< waits until the present job has ended
    std::uint64_t lastJob_ = 0;
    bool isLeaving_ = false;
    bool hasEnded_ = false;
    bool isGivenUp_ = false;
    std::shared_ptr<AiPlayer*> self_ = std::make_shared<AiPlayer*>(this);  ///< posted work holds it weakly
    std::jthread thread_;  ///< last: nothing it uses goes before it has ended or was left alone
};

}  // namespace roque
