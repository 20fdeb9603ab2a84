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

EngineProbe::EngineProbe(UiDispatcher& dispatcher, EngineCommand command, Done done,
                         const EngineDeadlines& deadlines)
    : thread_(std::make_shared<std::unique_ptr<SearchThread>>()) {
    SearchThread::Listener listener;
    listener.started = [command, done](const EngineDescription& description,
                                       const std::vector<PluginOption>& options) {
        done(engineOf(command, description, options));
    };
    listener.failed = [done](auto, const EngineError& error) { done(failure<StoredEngine>(error.text)); };
    listener.closed = [&dispatcher, thread = thread_] {
        dispatcher.post([thread] { thread->reset(); });  // not within its own call
    };
    *thread_ = std::make_unique<SearchThread>(dispatcher, uciSource(std::move(command), deadlines),
                                              std::move(listener));
}

EngineProbe::~EngineProbe() {
    if ((*thread_)->hasClosed())
        thread_->reset();
    else
        (*thread_)->close();
}

}  // namespace roque
