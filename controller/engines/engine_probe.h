#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/engines/engine_deadlines.h"
#include "controller/engines/stored_engine.h"
#include "controller/search/search_thread.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// What is learned of a chess program.
struct ProbedEngine {
    StoredEngine engine;             ///< without id and profile
    std::optional<Message> trouble;  ///< why it could not think of a move; it may need other settings
};

/// Starts chess programs, one at a time, to learn who they are, what can be set, and whether they find a
/// move. Nothing waits for them. [ui-thread]
class EngineProbe {
public:
    /// Receives the engine, or why the command is none: a sentence without a full stop.
    using Done = std::function<void(const Result<ProbedEngine, Message>&)>;

    /// The dispatcher outlives the probe.
    explicit EngineProbe(UiDispatcher& dispatcher) : dispatcher_(dispatcher) {}
    EngineProbe(const EngineProbe&) = delete;
    EngineProbe& operator=(const EngineProbe&) = delete;

    /// Asks a program, in place of the one before. `done` is called once, later.
    void ask(EngineCommand command, Done done, const EngineDeadlines& deadlines = {});
    /// Has the program quit, or be killed, in the background; `done` is not called any more.
    void cancel();
    /// Whether a program that was asked has not ended yet.
    [[nodiscard]] bool isEnding() const noexcept { return !leaving_.empty(); }

private:
    void tryOut();
    void dropEnded();

    UiDispatcher& dispatcher_;
    std::unique_ptr<SearchThread> asked_;
    std::vector<std::unique_ptr<SearchThread>> leaving_;
    WeakSelf<EngineProbe> self_{this};
};

}  // namespace roque
