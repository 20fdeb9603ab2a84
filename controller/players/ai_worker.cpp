#include "controller/players/ai_worker.h"

#include <exception>
#include <utility>

#include "controller/diagnostics/crash_report.h"
#include "controller/threads/thread_priority.h"

namespace roque {
namespace {

/// What a function returns, or the failure that an exception of our own stands for: memory may run out. (What
/// a plugin throws never comes this far.) Nothing is above the worker's thread that could catch it.
template <typename Function>
auto guarded(PluginError::Kind kind, Function function) -> decltype(function()) {
    try {
        return function();
    } catch (const std::exception& error) {
        return PluginError{kind, error.what()};
    }
}

}  // namespace

void AiWorker::run(const std::function<void(Result<void, PluginError>)>& onStarted,
                   const OpeningBook::Trouble& onBookTrouble) {
    lowerThreadPriority();
    const CrashSubject subject(plugin_.info().id.c_str());
    auto engine = guarded(PluginError::Kind::CreateFailed, [&] {
        book_.open(onBookTrouble);
        return makeEngine();
    });
    if (!engine) {
        onStarted(std::move(engine).error());
        return;
    }
    onStarted({});
    while (const auto job = nextJob()) {
        job->onAnswer(guarded(PluginError::Kind::SearchFailed, [&] { return answer(**engine, *job); }));
    }
}

Result<std::unique_ptr<PluginEngine>, PluginError> AiWorker::makeEngine() const {
    auto engine = plugin_.create();
    if (!engine) return engine;
    for (const auto& [name, value] : options_) {
        if (auto set = (*engine)->setOption(name, value); !set) return std::move(set).error();
    }
    if (auto ready = (*engine)->newGame(); !ready) return std::move(ready).error();
    return engine;
}

Result<SearchAnswer, PluginError> AiWorker::answer(PluginEngine& engine, const AiJob& job) {
    if (const auto move = book_.moveFor(job.request)) return SearchAnswer{*move, std::nullopt, true};
    return engine.search(job.request, *job.stop, job.onInfo);
}

void AiWorker::submit(AiJob job) {
    const std::lock_guard lock(mutex_);
    job_ = std::move(job);
    change_.notify_one();
}

void AiWorker::leave() {
    const std::lock_guard lock(mutex_);
    isLeaving_ = true;
    change_.notify_one();
}

std::optional<AiJob> AiWorker::nextJob() {
    std::unique_lock lock(mutex_);
    change_.wait(lock, [this] { return job_ || isLeaving_; });
    if (isLeaving_) return std::nullopt;
    return std::exchange(job_, std::nullopt);
}

}  // namespace roque
