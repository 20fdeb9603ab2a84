#include "controller/analysis/analysis_job.h"

#include <algorithm>
#include <utility>

#include "controller/analysis/game_analyser.h"
#include "controller/threads/thread_priority.h"

namespace roque {

namespace {

std::ptrdiff_t movesIn(const GameAnalysis& analysis) {
    return std::ranges::count_if(analysis,
                                 [](const MoveAnalysis& each) { return each.move != Move::none(); });
}

}  // namespace

AnalysisJob::AnalysisJob(UiDispatcher& dispatcher, AnalysisPlayer player, const AnalysisBudget& budget,
                         const GameRecord& game, Listener listener)
    : dispatcher_(dispatcher),
      player_(std::move(player)),
      budget_(budget),
      game_(std::make_shared<GameRecord>(copyOf(game))),
      listener_(std::move(listener)),
      link_(std::make_shared<UiLink>(dispatcher)) {
    start();
}

AnalysisJob::~AnalysisJob() {
    link_->cut();
}

void AnalysisJob::start() {
    ++starts_;
    watchedUntil_.reset();
    SearchThread::Listener listener;
    listener.started = [this](const EngineDescription& description,
                              const std::vector<PluginOption>& options) { onStarted(description, options); };
    listener.done = [this](Ticket) {
        if (isOver_) return;
        const auto told = std::exchange(listener_.done, {});
        end();
        if (told) told(*analysis_, name_);
    };
    listener.failed = [this](std::optional<Ticket>, const EngineError& error) { onFailed(error); };
    listener.closed = [this] { sweepSoon(); };
    threads_.push_back(std::make_unique<SearchThread>(dispatcher_, player_.source, std::move(listener)));
}

void AnalysisJob::onStarted(const EngineDescription& description, const std::vector<PluginOption>& options) {
    name_ = description.name.empty() ? player_.name : description.name;
    SearchThread& thread = *threads_.back();
    for (const auto& [name, value] : player_.options) {
        if (findOption(options, name) != nullptr) thread.setOption(name, value);
    }
    thread.perform(work(), Ticket().next());
}

/// What the engine's thread does. It may outlive this object.
SearchThread::Work AnalysisJob::work() {
    analysis_ = std::make_shared<GameAnalysis>();
    const auto isCurrent = [starts = starts_](const AnalysisJob& self) {
        return !self.isOver_ && self.starts_ == starts;
    };
    const auto tell = [link = link_, told = self_.bind([isCurrent](AnalysisJob& self, std::size_t plies) {
        if (isCurrent(self) && self.listener_.progress) self.listener_.progress(plies);
    })](std::size_t plies) { link->post([told, plies] { told(plies); }); };
    const auto tellSearch =
        [link = link_, told = self_.bind([isCurrent](AnalysisJob& self, std::chrono::milliseconds longest) {
            if (isCurrent(self)) self.watch(longest);
        })](std::chrono::milliseconds longest) { link->post([told, longest] { told(longest); }); };
    return [game = game_, curve = player_.curve, budget = budget_, patience = player_.patience,
            result = analysis_, tell,
            tellSearch](SearchEngine& engine, const std::stop_token& stop) -> Result<void, EngineError> {
        lowerThreadPriority();  // the window goes first
        GameAnalyser analyser(engine, curve, budget, patience);
        analyser.onSearch = tellSearch;
        const auto analysis = analyser.analyse(*game, stop, tell);
        *result = analyser.done();
        if (!analysis) return analysis.error();
        return {};
    };
}

/// A search begins. An engine that does not even return when it is told to stop is noticed here.
void AnalysisJob::watch(std::chrono::milliseconds longest) {
    watchedUntil_ = dispatcher_.now() + longest + 2 * player_.source.patience.afterStop;
    if (!std::exchange(isWatching_, true)) onWatch();
}

void AnalysisJob::onWatch() {
    isWatching_ = watchedUntil_ && !isOver_;
    if (!isWatching_) return;
    const auto rest = *watchedUntil_ - dispatcher_.now();
    if (rest > rest.zero())
        return dispatcher_.postAfter(std::chrono::ceil<std::chrono::milliseconds>(rest),
                                     self_.bind(&AnalysisJob::onWatch));
    isWatching_ = false;
    analysis_ = std::make_shared<GameAnalysis>();  // its thread may still write into the other
    onFailed({EngineError::Kind::Hung, ROQUE_MESSAGE("It does not return from a search")});
}

void AnalysisJob::onFailed(const EngineError& error) {
    if (isOver_) return;
    constexpr unsigned kStarts = 2;
    if (analysis_ && movesIn(*analysis_) > movesIn(done_)) done_ = *analysis_;
    const bool isWorthAnother =
        error.kind == EngineError::Kind::Died || error.kind == EngineError::Kind::Hung;
    if (isWorthAnother && starts_ < kStarts) {
        threads_.back()->close();
        return start();
    }
    const auto told = std::exchange(listener_.failed, {});
    end();
    if (told) told({error.text, done_, name_});
}

void AnalysisJob::cancel() {
    if (!isOver_) end();
}

void AnalysisJob::end() {
    isOver_ = true;
    for (const auto& thread : threads_) thread->close();
    sweepSoon();
}

/// Destroys the threads that have ended: later, for one of them may be calling.
void AnalysisJob::sweepSoon() {
    dispatcher_.post(self_.bind([](AnalysisJob& self) {
        std::erase_if(self.threads_, [](const auto& thread) { return thread->hasClosed(); });
        if (!self.isOver_ || !self.threads_.empty()) return;
        if (const auto told = std::exchange(self.listener_.ended, {})) told();
    }));
}

}  // namespace roque
