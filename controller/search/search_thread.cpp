#include "controller/search/search_thread.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace roque {
namespace {

std::atomic<unsigned> leftAlone{0};

/// "2.5".
std::string seconds(std::chrono::milliseconds time) {
    return fmt::format("{:g}", std::chrono::duration<double>(time).count());
}

/// Calls a listener's function, if there is one. The call may replace the listener.
template <typename Function, typename... Values>
void call(const Function& function, const Values&... values) {
    if (const Function copy = function) copy(values...);
}

}  // namespace

template <typename Action>
auto SearchThread::poster(Action action) {
    return [link = link_, bound = self_.bind(std::move(action))](auto... values) {
        link->post([bound, values...] { bound(values...); });
    };
}

template <typename Action>
void SearchThread::ifStillBusyAt(TimePoint time, Action action) {
    const auto delay = std::chrono::ceil<std::chrono::milliseconds>(time - dispatcher_.now());
    dispatcher_.postAfter(std::max(delay, std::chrono::milliseconds{0}),
                          self_.bind([job = job_->number, action](SearchThread& self) {
                              const bool isBusy = self.job_ && self.job_->number == job && !self.hasClosed();
                              if (isBusy) action(self);
                          }));
}

SearchThread::SearchThread(UiDispatcher& dispatcher, EngineSource source, Listener listener)
    : dispatcher_(dispatcher),
      source_(std::move(source)),
      listener_(std::move(listener)),
      link_(std::make_shared<UiLink>(dispatcher)) {
    lines_ = std::make_shared<LatestValue<LineBatch>>(dispatcher, link_,
                                                      [this](const LineBatch& batch) { onLines(batch); });
    startThread();
}

SearchThread::~SearchThread() {
    close();
    lines_->close();
    link_->cut();
    if (!hasEnded_ && !isDetached_) ++leftAlone;
    if (!hasEnded_) thread_.detach();
}

unsigned SearchThread::detachedThreads() noexcept {
    return leftAlone;
}

// What it is asked.

void SearchThread::setOption(std::string name, std::string value) {
    addSetUp([name = std::move(name), value = std::move(value)](SearchEngine& engine) {
        return engine.setOption(name, value);
    });
}

void SearchThread::newGame(Variant variant) {
    addSetUp([variant](SearchEngine& engine) { return engine.newGame(variant); });
}

void SearchThread::addSetUp(SetUp setUp) {
    setUp_.push_back(std::move(setUp));
    if (!job_) proceed();
}

void SearchThread::search(SearchRequest request, Ticket ticket) {
    ask({std::move(request), ticket});
}

void SearchThread::perform(Work work, Ticket ticket) {
    ask({{}, ticket, std::move(work)});
}

void SearchThread::ask(Question question) {
    cancel();
    next_ = std::move(question);
    if (!job_) proceed();
}

void SearchThread::stop() {
    if (next_)
        next_->isUrgent = true;
    else
        stopJob();
}

void SearchThread::stopAt(TimePoint deadline) {
    if (next_)
        next_->deadline = deadline;
    else if (job_ && job_->ticket)
        ifStillBusyAt(deadline, [](SearchThread& self) { self.stopJob(); });
}

void SearchThread::cancel() {
    next_.reset();
    if (!job_ || !job_->ticket) return;
    job_->isCancelled = true;
    stopJob();
}

void SearchThread::close() {
    if (std::exchange(isClosing_, true)) return;
    const auto closed = std::exchange(listener_, {}).closed;
    listener_.closed = closed;
    cancel();
    setUp_.clear();
    worker_->leave();
    // Whether it is starting, searching or ending.
    dispatcher_.postAfter(source_.patience.afterStop, self_.bind([](SearchThread& self) {
        if (!self.hasClosed()) self.giveUp({});
    }));
}

// What the worker does.

void SearchThread::startThread() {
    job_ = Job{++lastJob_};
    ready_ = dispatcher_.now() + source_.patience.start;
    const auto started = poster(
        [](SearchThread& self, const EngineDescription& description,
           const std::vector<PluginOption>& options) { call(self.listener_.started, description, options); });
    const auto set = poster([job = lastJob_](SearchThread& self, const Result<void, EngineError>& result) {
        self.onSetUp(job, result);
    });
    const auto ended = poster([](SearchThread& self) { self.onEnded(); });
    try {
        thread_ = std::jthread([worker = worker_, make = source_.make, started, set, ended] {
            worker->run(make, [&](const Result<SearchEngine*, EngineError>& engine) {
                if (!engine) return set(Result<void, EngineError>(engine.error()));
                started((*engine)->description(), (*engine)->options());
                set(Result<void, EngineError>());
            });
            ended();
        });
    } catch (const std::system_error& error) {  // no more threads
        set(Result<void, EngineError>(
            EngineError{EngineError::Kind::CannotStart,
                        ROQUE_MESSAGE("It cannot be started: {0}", error.code().message())}));
        ended();
    }
    ifStillBusyAt(*ready_, [](SearchThread& self) {
        self.giveUp(ROQUE_MESSAGE("It was not ready within {0} s", seconds(self.source_.patience.start)));
    });
}

/// Hands what waits to the worker, which has nothing to do.
void SearchThread::proceed() {
    if (isClosing_ || hasClosed()) return;
    if (!setUp_.empty()) return submitSetUp();
    ready_.reset();
    if (next_) submitQuestion(*std::exchange(next_, std::nullopt));
}

void SearchThread::submitSetUp() {
    job_ = Job{++lastJob_};
    const auto done = poster([job = lastJob_](SearchThread& self, const Result<void, EngineError>& result) {
        self.onSetUp(job, result);
    });
    worker_->submit([steps = std::exchange(setUp_, {}), done](SearchEngine& engine) {
        done(guarded([&]() -> Result<void, EngineError> {
            for (const SetUp& step : steps) {
                if (auto result = step(engine); !result) return result;
            }
            return {};
        }));
    });
    if (!ready_) ready_ = dispatcher_.now() + source_.patience.start;
    ifStillBusyAt(*ready_, [](SearchThread& self) {
        self.giveUp(ROQUE_MESSAGE("It was not ready within {0} s", seconds(self.source_.patience.start)));
    });
}

void SearchThread::submitQuestion(Question question) {
    const Ticket ticket = question.ticket;
    job_ = Job{++lastJob_, ticket};
    if (question.work) {
        submitWork(std::move(question.work));
        if (question.deadline) stopAt(*question.deadline);
        if (question.isUrgent) stopJob();
        return;
    }
    const auto answered =
        poster([job = lastJob_](SearchThread& self, const Result<SearchAnswer, EngineError>& answer) {
            self.onAnswer(job, answer);
        });
    worker_->submit(
        [request = std::move(question.request), control = controlOf(*job_), answered](SearchEngine& engine) {
            answered(guarded([&] { return engine.search(request, control); }));
        });
    if (question.deadline) stopAt(*question.deadline);
    if (source_.thinksAtOnce) call(listener_.began, ticket);
    if (question.isUrgent) stopJob();
}

void SearchThread::submitWork(Work work) {
    const auto done = poster([job = lastJob_](SearchThread& self, const Result<void, EngineError>& result) {
        self.onDone(job, result);
    });
    worker_->submit([work = std::move(work), stop = job_->stop.get_token(), done](SearchEngine& engine) {
        done(guarded([&] { return work(engine, stop); }));
    });
}

/// How the worker's thread reports a search. Without a listener for lines, the engine need not report any.
SearchControl SearchThread::controlOf(const Job& job) {
    SearchControl control;
    control.stop = job.stop.get_token();
    if (listener_.progress)
        control.onInfo = [lines = lines_, ticket = *job.ticket](const SearchInfo& info) {
            lines->change([&](LineBatch& batch) { batch.add(ticket, info); });
        };
    if (!source_.thinksAtOnce)
        control.onBegin = poster([number = job.number](SearchThread& self) {
            if (self.job_ && self.job_->number == number && self.job_->isWanted())
                call(self.listener_.began, *self.job_->ticket);
        });
    return control;
}

void SearchThread::stopJob() {
    if (!job_ || !job_->ticket || !job_->stop.request_stop()) return;
    ifStillBusyAt(dispatcher_.now() + source_.patience.afterStop, [](SearchThread& self) {
        self.giveUp(ROQUE_MESSAGE("It did not answer within {0} s after it was told to stop",
                                  seconds(self.source_.patience.afterStop)));
    });
}

// What the worker tells.

void SearchThread::onSetUp(std::uint64_t number, const Result<void, EngineError>& result) {
    if (!job_ || job_->number != number || isDetached_) return;
    job_.reset();
    if (result) return proceed();
    setUp_.clear();
    next_.reset();
    call(listener_.failed, std::optional<Ticket>(), result.error());
}

void SearchThread::onAnswer(std::uint64_t number, const Result<SearchAnswer, EngineError>& answer) {
    const auto job = endJob(number);
    if (!job) return;
    if (answer)
        call(listener_.answered, *job->ticket, *answer);
    else
        call(listener_.failed, job->ticket, answer.error());
}

void SearchThread::onDone(std::uint64_t number, const Result<void, EngineError>& result) {
    const auto job = endJob(number);
    if (!job) return;
    if (result)
        call(listener_.done, *job->ticket);
    else
        call(listener_.failed, job->ticket, result.error());
}

/// Goes on with what waits; returns the job that has ended if its end is still of interest.
std::optional<SearchThread::Job> SearchThread::endJob(std::uint64_t number) {
    if (!job_ || job_->number != number || isDetached_) return std::nullopt;
    lines_->flush();
    auto job = std::exchange(job_, std::nullopt);
    if (next_ || !setUp_.empty()) proceed();
    return job->isWanted() ? std::move(job) : std::nullopt;
}

void SearchThread::onLines(const LineBatch& batch) {
    for (const SearchInfo& info : batch.infos()) {
        if (job_ && job_->isWanted() && job_->ticket == batch.ticket())
            call(listener_.progress, batch.ticket(), info);
    }
}

void SearchThread::onEnded() {
    hasEnded_ = true;
    if (isClosing_) call(listener_.closed);
}

/// Cuts the thread off: nothing that it or the engine does later is reported.
void SearchThread::giveUp(Message reason) {
    isDetached_ = true;
    ++leftAlone;
    link_->cut();
    worker_->leave();
    const std::optional<Ticket> ticket = job_ ? job_->ticket : std::nullopt;
    next_.reset();
    setUp_.clear();
    if (isClosing_) return call(listener_.closed);
    call(listener_.failed, ticket, EngineError{EngineError::Kind::Hung, std::move(reason)});
}

}  // namespace roque
