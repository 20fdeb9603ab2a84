#include "controller/engines/engine_probe.h"

#include <utility>

#include "controller/engines/uci_source.h"

namespace roque {
namespace {

StoredEngine engineOf(const EngineCommand& command, const EngineDescription& description,
                      const std::vector<PluginOption>& options) {
    StoredEngine engine;
    engine.name = description.name.empty() ? command.program.filename().string() : description.name;
    engine.author = description.author;
    engine.command = command;
    engine.playsChess960 = description.playsChess960;
    engine.options = options;
    return engine;
}

}  // namespace

void EngineProbe::ask(EngineCommand command, Done done, const EngineDeadlines& deadlines) {
    cancel();
    const auto engine = std::make_shared<std::optional<StoredEngine>>();
    SearchThread::Listener listener;
    listener.started = [this, command, engine](const EngineDescription& description,
                                               const std::vector<PluginOption>& options) {
        *engine = engineOf(command, description, options);
        tryOut();
    };
    listener.answered = [done, engine](Ticket, const SearchAnswer&) {
        done(ProbedEngine{**engine, std::nullopt});
    };
    listener.failed = [done, engine](auto, const EngineError& error) {
        if (*engine)
            done(ProbedEngine{**engine, error.text});
        else
            done(failure<ProbedEngine>(error.text));
    };
    listener.closed = [this] { dispatcher_.post(self_.bind(&EngineProbe::dropEnded)); };
    asked_ = std::make_unique<SearchThread>(dispatcher_, uciSource(std::move(command), deadlines),
                                            std::move(listener));
}

/// Has the program find a move: some only notice then that they lack a file.
void EngineProbe::tryOut() {
    constexpr std::chrono::milliseconds kShort{50};
    constexpr std::chrono::seconds kLong{5};
    SearchRequest request;
    request.limits.moveTime = kShort;
    asked_->search(std::move(request), Ticket());
    asked_->stopAt(dispatcher_.now() + kLong);
}

void EngineProbe::cancel() {
    if (!asked_) return;
    asked_->close();
    leaving_.push_back(std::move(asked_));
    dispatcher_.post(self_.bind(&EngineProbe::dropEnded));  // it may have ended before
}

void EngineProbe::dropEnded() {
    std::erase_if(leaving_, [](const std::unique_ptr<SearchThread>& thread) { return thread->hasClosed(); });
}

}  // namespace roque
