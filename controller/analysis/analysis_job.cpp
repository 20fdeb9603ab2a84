#include "controller/analysis/analysis_job.h"

#include <utility>

#include "controller/analysis/game_analyser.h"
#include "controller/threads/thread_priority.h"

namespace roque {

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
    const auto tell = [link = link_,
                       told = self_.bind([starts = starts_](AnalysisJob& self, std::size_t plies) {
                           const bool isCurrent = !self.isOver_ && self.starts_ == starts;
                           if (isCurrent && self.listener_.progress) self.listener_.progress(plies);
                       })](std::size_t plies) { link->post([told, plies] { told(plies); }); };
    return [game = game_, curve = player_.curve, budget = budget_, result = analysis_, tell](
               SearchEngine& engine, const std::stop_token& stop) -> Result<void, EngineError> {
        lowerThreadPriority();  // the window goes first
        auto analysis = GameAnalyser(engine, curve, budget).analyse(*game, stop, tell);
        if (!analysis) return std::move(analysis).error();
        *result = std::move(*analysis);
        return {};
    };
}

void AnalysisJob::onFailed(const EngineError& error) {
    if (isOver_) return;
    constexpr unsigned kStarts = 2;
    const bool isWorthAnother =
        error.kind == EngineError::Kind::Died || error.kind == EngineError::Kind::Hung;
    if (isWorthAnother && starts_ < kStarts) {
        threads_.back()->close();
        return start();
    }
    const auto told = std::exchange(listener_.failed, {});
    end();
    if (told) told(error.text);
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
