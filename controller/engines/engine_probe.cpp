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
    SearchThread::Listener listener;
    listener.started = [command, done](const EngineDescription& description,
                                       const std::vector<PluginOption>& options) {
        done(engineOf(command, description, options));
    };
    listener.failed = [done](auto, const EngineError& error) { done(failure<StoredEngine>(error.text)); };
    listener.closed = [this] { dispatcher_.post(self_.bind(&EngineProbe::dropEnded)); };
    asked_ = std::make_unique<SearchThread>(dispatcher_, uciSource(std::move(command), deadlines),
                                            std::move(listener));
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
