#include "controller/plugins/in_process_engine.h"

#include <atomic>
#include <chrono>
#include <utility>

#include "controller/diagnostics/risk_note.h"
#include "controller/threads/mutex.h"

namespace roque {
namespace {

EngineError::Kind kindOf(PluginError::Kind kind) noexcept {
    switch (kind) {
        case PluginError::Kind::CreateFailed:
            return EngineError::Kind::CannotStart;
        case PluginError::Kind::UnknownOption:
        case PluginError::Kind::InvalidValue:
            return EngineError::Kind::BadOption;
        case PluginError::Kind::InvalidRequest:
            return EngineError::Kind::BadRequest;
        case PluginError::Kind::Unsupported:
            return EngineError::Kind::Unsupported;
        case PluginError::Kind::NoMove:
        case PluginError::Kind::UnreadableMove:
        case PluginError::Kind::IllegalMove:
            return EngineError::Kind::IllegalMove;
        default:
            return EngineError::Kind::Failed;
    }
}

EngineError asEngineError(const PluginError& error) {
    return {kindOf(error.kind), error.text};
}

/// Keeps what was told last of the best line. Plugins may tell on several threads.
class LastInfo {
public:
    void note(const SearchInfo& info) {
        if (info.multiPv != 1) return;
        const MutexLock lock(mutex_);
        last_ = info;
    }
    [[nodiscard]] SearchInfo take() {
        const MutexLock lock(mutex_);
        last_.line.clear();
        last_.lineText.clear();
        return std::move(last_);
    }

private:
    Mutex mutex_;
    SearchInfo last_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace

InProcessEngine::InProcessEngine(const Plugin& plugin)
    : plugin_(plugin),
      description_{plugin.info().name, plugin.info().author, plugin.info().playsChess960},
      id_(plugin.info().id),
      subject_(id_.c_str()) {}

InProcessEngine::~InProcessEngine() {
    const RiskNote note(Risk::Kind::Playing, id_);
    engine_.reset();
}

Result<std::unique_ptr<SearchEngine>, EngineError> InProcessEngine::make(const Plugin& plugin) {
    std::unique_ptr<InProcessEngine> engine(new InProcessEngine(plugin));
    auto player = plugin.create();
    if (!player) return asEngineError(player.error());
    engine->engine_ = std::move(*player);
    return engine;
}

Result<void, EngineError> InProcessEngine::setOption(std::string_view name, std::string_view value) {
    const RiskNote note(Risk::Kind::Playing, id_);
    if (const auto set = engine_->setOption(name, value); !set) return asEngineError(set.error());
    return {};
}

Result<void, EngineError> InProcessEngine::newGame(Variant variant) {
    const RiskNote note(Risk::Kind::Playing, id_);
    if (variant == Variant::Chess960 && !description_.playsChess960)
        return EngineError{EngineError::Kind::Unsupported, ROQUE_MESSAGE("It does not play Chess960")};
    if (const auto ready = engine_->newGame(); !ready) return asEngineError(ready.error());
    return {};
}

Result<SearchAnswer, EngineError> InProcessEngine::search(const SearchRequest& request,
                                                          const SearchControl& control) {
    std::atomic<bool> isStopped{false};
    const std::stop_callback onStop(control.stop, [&isStopped] { isStopped = true; });
    LastInfo last;
    const PluginEngine::InfoSink onInfo = [&](const SearchInfo& info) {
        last.note(info);
        if (control.onInfo) control.onInfo(info);
    };
    if (control.onBegin) control.onBegin();
    const auto began = std::chrono::steady_clock::now();
    const RiskNote note(Risk::Kind::Playing, id_);
    const SearchAside aside{.onMove = {}, .onText = control.onText};
    auto answer = engine_->search(request, isStopped, onInfo, control.deadline, aside);
    if (!answer) return asEngineError(answer.error());
    answer->thought = std::chrono::steady_clock::now() - began;
    answer->last = last.take();
    return std::move(*answer);
}

EngineSource inProcess(const Plugin& plugin, const Deadlines& patience) {
    return {[&plugin](const std::stop_token& /*closing*/) { return InProcessEngine::make(plugin); }, patience,
            true};
}

}  // namespace roque
