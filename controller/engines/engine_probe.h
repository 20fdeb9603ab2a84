#pragma once

#include <functional>
#include <memory>

#include "controller/engines/engine_deadlines.h"
#include "controller/engines/stored_engine.h"
#include "controller/search/search_thread.h"

namespace roque {

/// Starts a chess program once, to learn who it is and what can be set. Nothing waits for it. [ui-thread]
class EngineProbe {
public:
    /// Receives the engine, without id and profile, or why the command is none: a sentence without a full
    /// stop.
    using Done = std::function<void(const Result<StoredEngine, Message>&)>;

    /// Starts. `done` is called once, later. The dispatcher outlives the probe.
    EngineProbe(UiDispatcher& dispatcher, EngineCommand command, Done done,
                const EngineDeadlines& deadlines = {});
    EngineProbe(const EngineProbe&) = delete;
    EngineProbe& operator=(const EngineProbe&) = delete;
    /// Has the program quit, or be killed, in the background; `done` is not called any more.
    ~EngineProbe();

private:
    /// The thread, which keeps itself until it has ended.
    std::shared_ptr<std::unique_ptr<SearchThread>> thread_;
};

}  // namespace roque
