#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <stop_token>

#include "controller/search/engine_source.h"
#include "controller/threads/mutex.h"

namespace roque {

/// Returns what a function returns, or an error in place of an exception, such as when memory runs out:
/// nothing above a worker's thread could catch it. (What a plugin throws never comes this far.)
template <typename Function>
auto guarded(Function function) -> decltype(function()) {
    try {
        return function();
    } catch (const std::exception& exception) {
        return EngineError{EngineError::Kind::Failed, Message::verbatim(exception.what())};
    }
}

/// Runs on the thread of a SearchThread: makes the engine, then does one piece of work after the other.
///
/// Owned by the thread and by its SearchThread together: if the thread is detached, the worker lives until
/// the engine returns, perhaps as long as the process. The engine is made, used and destroyed on the thread,
/// so it is never destroyed while it searches.
class SearchWorker {
public:
    /// Runs on the worker's thread and must not throw.
    using Work = std::function<void(SearchEngine&)>;
    using OnStarted = std::function<void(const Result<SearchEngine*, EngineError>&)>;

    /// Makes the engine, calls `onStarted` with it or with the reason why there is none, and does the work
    /// until leave(). [search-thread]
    void run(const EngineSource::Make& make, const OnStarted& onStarted);

    /// Hands over work. Earlier work has been done. [ui-thread]
    void submit(Work work);

    /// Ends run() when the present work is done, and tells the engine that it is closing. [ui-thread]
    void leave();

private:
    [[nodiscard]] Work nextWork();

    std::stop_source closing_;
    Mutex mutex_;
    std::condition_variable_any change_;
    Work work_ ROQUE_GUARDED_BY(mutex_);  ///< empty: none
    bool isLeaving_ ROQUE_GUARDED_BY(mutex_) = false;
};

}  // namespace roque
