#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "controller/search/engine_source.h"
#include "controller/search/line_batch.h"
#include "controller/search/search_worker.h"
#include "controller/search/ticket.h"
#include "controller/threads/latest_value.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// A SearchEngine on a thread of its own. Nothing here waits for it. [ui-thread]
///
///     starting ──> idle <──> searching, stopping ──> closed, or detached
///
/// Options and new games are handled in order, then the last question. A new question stops the current
/// search and replaces a question that waits. After a new question, nothing about an old one is reported.
///
/// It ends in two steps, because the engine may still search: close() asks it to end, and after hasClosed()
/// it can be destroyed without waiting. An engine that does not return in time is given up: its thread is
/// detached.
class SearchThread {
public:
    using TimePoint = SearchControl::TimePoint;
    /// Asks the engine one question after the other, on its thread, and returns soon after a stop.
    using Work = std::function<Result<void, EngineError>(SearchEngine&, const std::stop_token& stop)>;

    /// The listeners. All are called on the UI thread; none after close() except `closed`. Any may be empty.
    struct Listener {
        std::function<void(const EngineDescription&, const std::vector<PluginOption>&)> started;
        /// The engine has begun to think about a question. May be called within search().
        std::function<void(Ticket)> began;
        /// The engine reports a line, at most twenty times a second: see LineBatch.
        std::function<void(Ticket, const SearchInfo&)> progress;
        std::function<void(Ticket, const SearchAnswer&)> answered;
        std::function<void(Ticket)> done;  ///< work has been done
        /// A question has failed or, without a ticket, the start, an option or a new game, and all questions
        /// after it are dropped. leavesEngineAlive() says whether the engine can still be asked.
        std::function<void(std::optional<Ticket>, const EngineError&)> failed;
        std::function<void()> closed;  ///< hasClosed() has become true after close()
    };

    /// Starts the thread. The dispatcher outlives this object.
    SearchThread(UiDispatcher& dispatcher, EngineSource source, Listener listener);
    SearchThread(const SearchThread&) = delete;
    SearchThread& operator=(const SearchThread&) = delete;
    /// Tells a running search to stop, and detaches a thread that has not ended.
    ~SearchThread();

    /// Sets an option by its name, whatever its case.
    void setOption(std::string name, std::string value);
    /// The next question is about another game, of this variant.
    void newGame(Variant variant);

    /// Asks a question, under a ticket that no earlier question had.
    void search(SearchRequest request, Ticket ticket);
    /// Has work done in place of a question.
    void perform(Work work, Ticket ticket);
    /// Whether the last question has not been answered yet.
    [[nodiscard]] bool isSearching() const noexcept { return next_ || (job_ && job_->isWanted()); }

    /// Has the last question answered with the best move found so far: now, or at a time by the dispatcher's
    /// clock.
    void stop();
    void stopAt(TimePoint deadline);
    /// Drops the last question.
    void cancel();

    /// Cancels, and ends engine and thread.
    void close();
    /// Whether the thread has ended or was detached.
    [[nodiscard]] bool hasClosed() const noexcept { return hasEnded_ || isDetached_; }
    [[nodiscard]] bool isLeftAlone() const noexcept { return isDetached_; }

    /// How many threads were detached. If any, a program should end by std::_Exit: they might trip over what
    /// a normal exit destroys. [any-thread]
    [[nodiscard]] static unsigned detachedThreads() noexcept;

private:
    using SetUp = std::function<Result<void, EngineError>(SearchEngine&)>;

    struct Question {
        SearchRequest request;
        Ticket ticket;
        Work work{};            ///< instead of the request; may be empty
        bool isUrgent = false;  ///< to be answered as soon as the search begins
        std::optional<TimePoint> deadline{};
    };
    /// The worker's present job. Its start and its set-up have no ticket.
    struct Job {
        std::uint64_t number;
        std::optional<Ticket> ticket{};
        std::stop_source stop{};
        bool isCancelled = false;

        [[nodiscard]] bool isWanted() const noexcept { return ticket && !isCancelled; }
    };

    void startThread();
    void proceed();
    void submitSetUp();
    void ask(Question question);
    void submitQuestion(Question question);
    void submitWork(Work work);
    [[nodiscard]] SearchControl controlOf(const Job& job);
    void addSetUp(SetUp setUp);
    void stopJob();
    void onSetUp(std::uint64_t job, const Result<void, EngineError>& result);
    void onAnswer(std::uint64_t job, const Result<SearchAnswer, EngineError>& answer);
    void onDone(std::uint64_t job, const Result<void, EngineError>& result);
    [[nodiscard]] std::optional<Job> endJob(std::uint64_t number);
    void onLines(const LineBatch& batch);
    void onEnded();
    void giveUp(Message reason);
    /// Runs an action on this object at a time, if the present job is then still the same.
    template <typename Action>
    void ifStillBusyAt(TimePoint time, Action action);
    /// A function for the worker's thread that posts an action on this object, which runs if the object still
    /// exists.
    template <typename Action>
    [[nodiscard]] auto poster(Action action);

    UiDispatcher& dispatcher_;
    EngineSource source_;
    Listener listener_;
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<LatestValue<LineBatch>> lines_;
    std::shared_ptr<SearchWorker> worker_ = std::make_shared<SearchWorker>();
    std::optional<Job> job_;
    std::vector<SetUp> setUp_;        ///< waits until the present job has ended
    std::optional<Question> next_;    ///< the same, and until the set-up is done
    std::optional<TimePoint> ready_;  ///< the latest time to be ready, while it starts or is set up
    std::uint64_t lastJob_ = 0;
    bool isClosing_ = false;
    bool hasEnded_ = false;
    bool isDetached_ = false;
    WeakSelf<SearchThread> self_{this};
    std::jthread thread_;  ///< last: it has ended or is detached before anything it uses goes
};

}  // namespace roque
