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
///     starting ──> idle <──> searching, stopping ──> closed, or left alone
///
/// Options and new games are done in their order, then the last question: a new question stops the one that
/// is being searched and replaces one that waits. Nothing that was said about an old question is told after a
/// new one was asked.
///
/// It is got rid of in two steps, because the engine may still search: close() asks it to end, and when
/// hasClosed() it may be destroyed without waiting. An engine that does not return in time is given up: its
/// thread is left alone for the rest of the process.
class SearchThread {
public:
    using TimePoint = SearchControl::TimePoint;

    /// Who listens. All are called on the UI thread; none after close() except `closed`. Any may be empty.
    struct Listener {
        std::function<void(const EngineDescription&, const std::vector<PluginOption>&)> started;
        /// It thinks about a question now. May be called by search().
        std::function<void(Ticket)> began;
        /// What it tells of each line, at most twenty times a second: see LineBatch.
        std::function<void(Ticket, const SearchInfo&)> progress;
        std::function<void(Ticket, const SearchAnswer&)> answered;
        /// A question has failed or, without a ticket, the start, an option or a new game; what waited behind
        /// that is forgotten. leavesEngineAlive() says whether it can still be asked.
        std::function<void(std::optional<Ticket>, const EngineError&)> failed;
        std::function<void()> closed;  ///< hasClosed() has become true after close()
    };

    /// Starts the thread. The dispatcher outlives this object.
    SearchThread(UiDispatcher& dispatcher, EngineSource source, Listener listener);
    SearchThread(const SearchThread&) = delete;
    SearchThread& operator=(const SearchThread&) = delete;
    /// What still searches is told to stop; a thread that has not ended by then is left alone.
    ~SearchThread();

    /// Sets an option by its name, whatever its case.
    void setOption(std::string name, std::string value);
    /// The next question is about another game, of this variant.
    void newGame(Variant variant);

    /// Asks a question. Its ticket differs from those of all questions before.
    void search(SearchRequest request, Ticket ticket);
    /// Whether the last question has not been answered yet.
    [[nodiscard]] bool isSearching() const noexcept { return next_ || (job_ && job_->isWanted()); }

    /// The last question is to be answered with the best move found so far: now, or at a time by the
    /// dispatcher's clock.
    void stop();
    void stopAt(TimePoint deadline);
    /// The last question is of no more interest.
    void cancel();

    /// Cancels, and has engine and thread end.
    void close();
    /// Whether the thread has ended or was left alone.
    [[nodiscard]] bool hasClosed() const noexcept { return hasEnded_ || isLeftAlone_; }
    [[nodiscard]] bool isLeftAlone() const noexcept { return isLeftAlone_; }

    /// How many threads have been left alone. If any, a program should end without the usual tidying
    /// (std::_Exit), which they might trip over. [any-thread]
    [[nodiscard]] static unsigned threadsLeftAlone() noexcept;

private:
    using SetUp = std::function<Result<void, EngineError>(SearchEngine&)>;

    struct Question {
        SearchRequest request;
        Ticket ticket;
        bool isUrgent = false;  ///< the answer is wanted at once, before the search has begun
        std::optional<TimePoint> deadline{};
    };
    /// What the worker does at present: its start and its set-up have no ticket.
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
    void submitQuestion(Question question);
    [[nodiscard]] SearchControl controlOf(const Job& job);
    void addSetUp(SetUp setUp);
    void stopJob();
    void onSetUp(std::uint64_t job, const Result<void, EngineError>& result);
    void onAnswer(std::uint64_t job, const Result<SearchAnswer, EngineError>& answer);
    void onLines(const LineBatch& batch);
    void onEnded();
    void giveUp(Message reason);
    /// Does something on this object when a time has come, if a job is then still the present one.
    template <typename Action>
    void ifStillBusyAt(TimePoint time, Action action);
    /// Posts from the worker's thread what is to be done on this object, if it still exists by then.
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
    std::optional<Question> next_;    ///< the same, and for the set-up
    std::optional<TimePoint> ready_;  ///< when it has to be ready at the latest, while it starts or is set up
    std::uint64_t lastJob_ = 0;
    bool isClosing_ = false;
    bool hasEnded_ = false;
    bool isLeftAlone_ = false;
    WeakSelf<SearchThread> self_{this};
    std::jthread thread_;  ///< last: nothing it uses goes before it has ended or was left alone
};

}  // namespace roque
