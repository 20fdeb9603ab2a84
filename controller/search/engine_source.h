#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "controller/search/deadlines.h"
#include "controller/search/search_engine.h"

namespace roque {

/// How a SearchThread gets its engine and how long it waits for it.
struct EngineSource {
    /// Makes the engine. Called once, on the engine's thread. When `closing` is requested, the engine is
    /// about to be destroyed and should return at once from any call.
    using Make =
        std::function<Result<std::unique_ptr<SearchEngine>, EngineError>(const std::stop_token& closing)>;
    Make make;

    /// When an engine is given up and its thread is detached (`start`, `afterStop`). A chess program is
    /// killed long before that.
    Deadlines patience{};

    /// Whether the engine begins to think as soon as it is asked. If not, it reports when it begins.
    bool thinksAtOnce = false;
};

}  // namespace roque
