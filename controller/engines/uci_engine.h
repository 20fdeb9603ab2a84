#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/engine_process.h"
#include "controller/engines/search_engine.h"
#include "controller/search/plugin_option.h"
#include "plugins/uci/engine_line.h"

namespace roque {

/// A chess program that speaks UCI, in a process of its own. It is believed nothing: moves are checked,
/// answers to an earlier question never count, and one that does not answer in time is killed.
///
/// After an error that does not leave it alive (leavesEngineAlive()), all further questions get the same one.
class UciEngine final : public SearchEngine {
public:
    /// Starts a program and waits until it has said who it is. The loop outlives the engine.
    [[nodiscard]] static Result<std::unique_ptr<UciEngine>, EngineError> start(
        EngineLoop& loop, const EngineCommand& command, const EngineDeadlines& deadlines = {});
    /// Has it quit; kills it if it does not.
    ~UciEngine() override;

    /// The name that it gives itself, in one line of UTF-8; empty if it gives none.
    [[nodiscard]] const std::string& name() const noexcept { return name_; }
    /// What can be set about it.
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept { return options_; }
    [[nodiscard]] const PluginOption* findOption(std::string_view name) const noexcept;
    [[nodiscard]] int processId() const noexcept { return process_->id(); }

    /// Sets an option by its name, whatever its case. The value is checked first.
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name, std::string_view value);

    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) override;
    [[nodiscard]] Result<EngineMove, EngineError> search(const SearchRequest& request,
                                                         std::chrono::milliseconds patience,
                                                         const std::stop_token& stop) override;

private:
    using TimePoint = EngineLoop::TimePoint;

    UciEngine(std::unique_ptr<EngineProcess> process, const EngineDeadlines& deadlines)
        : process_(std::move(process)), deadlines_(deadlines) {}

    [[nodiscard]] Result<void, EngineError> introduce();
    [[nodiscard]] Result<void, EngineError> synchronise();
    [[nodiscard]] Result<EngineMove, EngineError> answerTo(const std::string& go, const Position& position,
                                                           std::chrono::milliseconds patience,
                                                           const std::stop_token& stop);
    [[nodiscard]] Result<EngineMove, EngineError> judge(const Position& position,
                                                        const uci::EngineLine& answer);
    [[nodiscard]] EngineError giveUp(EngineError::Kind kind, std::string text);
    [[nodiscard]] EngineError lost(std::string_view whileWaitingFor, std::chrono::milliseconds deadline);

    std::unique_ptr<EngineProcess> process_;
    EngineDeadlines deadlines_;
    std::string name_;
    std::vector<PluginOption> options_;
    Variant variant_ = Variant::Standard;
    std::optional<EngineError> failure_;
};

}  // namespace roque
