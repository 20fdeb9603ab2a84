#include "controller/analysis/analysis_engine.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "controller/threads/thread_priority.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

constexpr const char* kLinesOption = "MultiPV";
constexpr const char* kThreadsOption = "Threads";

/// The same source, whose engine runs after the window's thread.
EngineSource withLowPriority(EngineSource source) {
    source.make = [make = std::move(source.make)](const std::stop_token& closing) {
        lowerThreadPriority();
        return make(closing);
    };
    return source;
}

/// The largest number that an option takes, but not more than `most`; 1 if there is no such option.
unsigned maximumOf(const std::vector<PluginOption>& options, const char* name, unsigned most) {
    const PluginOption* const option = findOption(options, name);
    if (option == nullptr || option->kind != PluginOption::Kind::Spin) return 1;
    return static_cast<unsigned>(std::clamp<std::int64_t>(option->maximum, 1, most));
}

}  // namespace

AnalysisEngine::AnalysisEngine(UiDispatcher& dispatcher, AnalysisPlayer player, const AnalysisRules& rules,
                               std::function<void()> onChanged)
    : dispatcher_(dispatcher),
      player_(std::move(player)),
      rules_(rules),
      onChanged_(std::move(onChanged)),
      threads_(player_.threads),
      table_(player_.curve) {}

template <typename Action>
void AnalysisEngine::at(TimePoint time, Action action) {
    const auto delay = std::chrono::ceil<std::chrono::milliseconds>(time - dispatcher_.now());
    dispatcher_.postAfter(std::max(delay, std::chrono::milliseconds{0}), self_.bind(action));
}

// What it is told.

void AnalysisEngine::turn(bool isOn) {
    if (isOn_ == isOn && state_ != State::Ended) return;
    isOn_ = isOn;
    trouble_.reset();
    if (thread_) leave();
    state_ = State::Off;
    if (isOn) start();
    beginTable();
    tellSoon();
}

void AnalysisEngine::replace(AnalysisPlayer player) {
    player_ = std::move(player);
    threads_ = player_.threads;
    if (!isOn_) return;
    turn(false);
    turn(true);
}

void AnalysisEngine::show(const std::optional<AnalysisSubject>& subject) {
    if (subject == subject_) return;
    subject_ = subject;
    isDone_ = goesOn_ = false;
    if (state_ != State::Ended) trouble_.reset();
    beginTable();
    proceed();
}

void AnalysisEngine::setQuiet(bool isQuiet) {
    if (std::exchange(isQuiet_, isQuiet) == isQuiet) return;
    proceed();
    tellSoon();
}

void AnalysisEngine::setOnBattery(bool isOnBattery) {
    if (std::exchange(isOnBattery_, isOnBattery) != isOnBattery && state_ == State::Searching) planEnd();
}

std::optional<std::chrono::milliseconds> AnalysisEngine::timeForPosition() const {
    return isOnBattery_ && !goesOn_ ? rules_.onBattery : rules_.perPosition;
}

void AnalysisEngine::setLines(unsigned lines) {
    lines = std::clamp(lines, 1U, kMaxLines);
    if (std::exchange(lines_, lines) == lines) return;
    isDone_ = false;
    beginTable();
    proceed();
    tellSoon();
}

void AnalysisEngine::setThreads(unsigned threads) {
    if (!player_.sharesThreads) return;
    const unsigned before = std::min(std::exchange(threads_, threads), threadsPossible_);
    if (std::min(threads_, threadsPossible_) == before || isDone_) return;
    beginTable();
    proceed();
    tellSoon();
}

unsigned AnalysisEngine::threads() const noexcept {
    return isOn_ ? std::min(threads_, threadsPossible_) : 0;
}

void AnalysisEngine::goOn() {
    isDone_ = false;
    goesOn_ = true;
    proceed();
    tellSoon();
}

// What it does.

void AnalysisEngine::start() {
    state_ = State::Starting;
    isDone_ = false;
    linesSet_ = linesPossible_ = 1;
    threadsSet_ = player_.threads;
    threadsPossible_ = threads_;  // until it says so
    variant_ = Variant::Standard;
    thread_ = std::make_unique<SearchThread>(dispatcher_, withLowPriority(player_.source), listener());
}

/// Ends the engine without waiting. What is still said of it is about a thread that has left.
void AnalysisEngine::leave() {
    leaving_.push_back(std::move(thread_));
    leaving_.back()->close();
    sweepSoon();
}

/// Lets go of the threads that have ended, though not within a call of one of them.
void AnalysisEngine::sweepSoon() {
    dispatcher_.post(self_.bind([](AnalysisEngine& self) {
        std::erase_if(self.leaving_, [](const auto& thread) { return thread->hasClosed(); });
    }));
}

SearchThread::Listener AnalysisEngine::listener() {
    SearchThread::Listener listener;
    listener.started = [this](const EngineDescription&, const std::vector<PluginOption>& options) {
        onStarted(options);
    };
    listener.began = [this](Ticket) { nextQuestion_ = dispatcher_.now() + rules_.betweenQuestions; };
    listener.progress = [this](Ticket ticket, const SearchInfo& info) { onProgress(ticket, info); };
    listener.answered = [this](Ticket, const SearchAnswer&) { onAnswered(); };
    listener.failed = [this](std::optional<Ticket>, const EngineError& error) { onFailed(error); };
    listener.closed = [this] { sweepSoon(); };
    return listener;
}

void AnalysisEngine::onStarted(const std::vector<PluginOption>& options) {
    linesPossible_ = maximumOf(options, kLinesOption, kMaxLines);
    threadsPossible_ = maximumOf(options, kThreadsOption, std::numeric_limits<unsigned>::max());
    setOptions(options);
    state_ = State::Idle;
    beginTable();
    proceed();
    tellSoon();
}

void AnalysisEngine::setOptions(const std::vector<PluginOption>& options) {
    for (const auto& [name, value] : player_.options) {
        if (findOption(options, name) != nullptr) thread_->setOption(name, value);
    }
    for (const char* const wanted : {"UCI_AnalyseMode", "UCI_ShowWDL"}) {
        if (findOption(options, wanted) != nullptr) thread_->setOption(wanted, "true");
    }
}

bool AnalysisEngine::isWanted() const noexcept {
    return isOn_ && !isQuiet_ && !isDone_ && subject_ && table_.capacity() > 0;
}

/// Goes on with what is wanted now.
void AnalysisEngine::proceed() {
    if (state_ == State::Searching && !(isWanted() && isAsked_)) {
        state_ = State::Stopping;
        thread_->stop();
    }
    if (state_ != State::Idle || !isWanted()) return;
    if (dispatcher_.now() >= nextQuestion_) return ask();
    if (std::exchange(isQuestionPlanned_, true)) return;
    at(nextQuestion_, [](AnalysisEngine& self) {
        self.isQuestionPlanned_ = false;
        self.proceed();
    });
}

void AnalysisEngine::ask() {
    beginTable();
    isAsked_ = true;
    if (std::exchange(variant_, subject_->variant) != subject_->variant) thread_->newGame(variant_);
    if (threadsPossible_ > 1) tellNumber(kThreadsOption, threadsSet_, threads());
    tellNumber(kLinesOption, linesSet_, std::min(lines_, linesPossible_));
    SearchRequest request{subject_->start, subject_->variant, subject_->moves, {}};
    request.limits.infinite = true;
    state_ = State::Searching;
    hasLine_ = false;
    thread_->search(std::move(request), ticket_);
    planEnd();
}

/// Only what is new is told.
void AnalysisEngine::tellNumber(const char* option, unsigned& told, unsigned wanted) {
    if (std::exchange(told, wanted) != wanted) thread_->setOption(option, std::to_string(wanted));
}

/// From now on the table is about what is wanted now, and takes nothing that was said before.
void AnalysisEngine::beginTable() {
    ticket_ = ticket_.next();
    isAsked_ = false;
    if (!subject_)
        table_ = LineTable(player_.curve);
    else
        table_.begin(ticket_, subject_->position, std::min(lines_, linesPossible_));
}

/// Plans when the search ends, in place of what was planned before.
void AnalysisEngine::planEnd() {
    ++ends_;
    const auto time = timeForPosition();
    if (!time) return;
    at(dispatcher_.now() + *time, [end = ends_](AnalysisEngine& self) {
        if (self.ends_ != end || self.state_ != State::Searching) return;
        self.isDone_ = true;
        self.proceed();
        self.tellSoon();
    });
}

// What its engine says.

void AnalysisEngine::onProgress(Ticket ticket, const SearchInfo& info) {
    if (!isAsked_ || !table_.add(ticket, info)) return;
    if (!hasLine_ && !table_.rows().empty()) {
        hasLine_ = true;
        return tell();
    }
    tellSoon();
}

void AnalysisEngine::onAnswered() {
    if (state_ == State::Searching) isDone_ = true;  // by itself: there is no more to find
    state_ = State::Idle;
    proceed();
    tellSoon();
}

/// An engine that is alive goes on with the next position. One that has gone is started anew only by the
/// person: nothing here can begin to run in circles.
void AnalysisEngine::onFailed(const EngineError& error) {
    const bool wasStopped = state_ == State::Stopping;
    if (leavesEngineAlive(error.kind)) {
        state_ = State::Idle;
        if (!wasStopped) {  // else its answer is of no interest
            trouble_ = error.text;
            isDone_ = true;
        }
        proceed();
    } else {
        trouble_ = error.text;
        leave();
        state_ = State::Ended;
        isOn_ = false;
    }
    tellSoon();
}

// What it tells.

void AnalysisEngine::tell() {
    nextReport_ = dispatcher_.now() + rules_.betweenReports;
    if (onChanged_) onChanged_();
}

void AnalysisEngine::tellSoon() {
    if (std::exchange(isReportPlanned_, true)) return;
    at(std::max(nextReport_, dispatcher_.now()), [](AnalysisEngine& self) {
        self.isReportPlanned_ = false;
        self.tell();
    });
}

}  // namespace roque
