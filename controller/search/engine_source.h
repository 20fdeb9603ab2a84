#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "controller/search/deadlines.h"
#include "controller/search/search_engine.h"

namespace roque {

/// How a SearchThread gets its engine and how long it waits for it.
struct EngineSource {
    /// Makes the engine. Called once, on the thread. When `closing` is requested, the engine should return
    /// from whatever it does: it is about to be destroyed.
    using Make =
        std::function<Result<std::unique_ptr<SearchEngine>, EngineError>(const std::stop_token& closing)>;
    Make make;

    /// When an engine is given up and its thread is left alone (`start`, `afterStop`). A program in a process
    /// of its own is killed long before that.
    Deadlines patience{};

    /// Whether it thinks as soon as it is asked, so that SearchThread need not wait to be told so.
    bool thinksAtOnce = false;
};

}  // namespace roque
