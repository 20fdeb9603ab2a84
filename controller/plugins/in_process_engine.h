#pragma once

#include <memory>
#include <string>

#include "controller/diagnostics/crash_report.h"
#include "controller/plugins/plugin.h"
#include "controller/search/engine_source.h"
#include "controller/search/search_engine.h"

namespace roque {

/// A plugin's player as a SearchEngine, on the thread that uses it. It is fast to ask, but a plugin that does
/// not return cannot be made to, and one that crashes ends the program. [search-thread]
class InProcessEngine final : public SearchEngine {
public:
    /// The plugin outlives the engine.
    [[nodiscard]] static Result<std::unique_ptr<SearchEngine>, EngineError> make(const Plugin& plugin);
    ~InProcessEngine() override;

    [[nodiscard]] const EngineDescription& description() const noexcept override { return description_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override {
        return plugin_.options();
    }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name, std::string_view value) override;
    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) override;
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override;

private:
    explicit InProcessEngine(const Plugin& plugin);

    const Plugin& plugin_;
    EngineDescription description_;
    std::string id_;        ///< its own: a thread that is left alone ends when it likes to
    CrashSubject subject_;  ///< before the player, so that its end is put down to it too
    std::unique_ptr<PluginEngine> engine_;
};

/// A SearchThread's source of players of a plugin, which outlives their threads.
[[nodiscard]] EngineSource inProcess(const Plugin& plugin, const Deadlines& patience = {});

}  // namespace roque
