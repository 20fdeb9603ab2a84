#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/engine_process.h"
#include "controller/search/plugin_option.h"
#include "controller/search/search_engine.h"
#include "plugins/uci/engine_line.h"

namespace roque {

class UciProgress;

/// A chess program that speaks UCI, in a process of its own. Nothing it says is believed: moves are checked,
/// answers to an earlier question never count, and a program that does not answer in time is killed. So every
/// function returns, at the latest when its deadline has passed (EngineDeadlines).
///
/// After an error that does not leave it alive (leavesEngineAlive()), every further question gets the same
/// error. [search-thread]
class UciEngine final : public SearchEngine {
public:
    /// Starts a program and waits until it has said who it is. The loop outlives the engine. Once `closing`
    /// is requested, every function returns EngineError::Kind::Closed at once, and the engine can only be
    /// destroyed.
    [[nodiscard]] static Result<std::unique_ptr<UciEngine>, EngineError> start(
        EngineLoop& loop, const EngineCommand& command, const EngineDeadlines& deadlines = {},
        std::stop_token closing = {});
    /// The same with a loop of its own. `overhearing` hears all that is said.
    [[nodiscard]] static Result<std::unique_ptr<UciEngine>, EngineError> start(
        const EngineCommand& command, const EngineDeadlines& deadlines, std::stop_token closing,
        Overhearing overhearing = {});
    /// Asks it to quit, and kills it if it does not.
    ~UciEngine() override;

    /// Its name is empty if it gives none.
    [[nodiscard]] const EngineDescription& description() const noexcept override { return description_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override { return options_; }
    [[nodiscard]] int processId() const noexcept { return process_->id(); }

    /// Sends nothing if the option already has this value.
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name, std::string_view value) override;
    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) override;
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override;

private:
    using TimePoint = EngineLoop::TimePoint;

    UciEngine(std::unique_ptr<EngineProcess> process, const EngineDeadlines& deadlines,
              std::stop_token closing)
        : process_(std::move(process)), deadlines_(deadlines), closing_(std::move(closing)) {}

    [[nodiscard]] static Result<std::unique_ptr<UciEngine>, EngineError> start(
        std::unique_ptr<EngineLoop> ownLoop, EngineLoop& loop, const EngineCommand& command,
        const EngineDeadlines& deadlines, std::stop_token closing, Overhearing overhearing);
    [[nodiscard]] Result<void, EngineError> introduce();
    void readIntroduction(const uci::EngineLine& line);
    [[nodiscard]] Result<void, EngineError> synchronise();
    [[nodiscard]] Result<SearchAnswer, EngineError> waitForAnswer(const Position& position, TimePoint began,
                                                                  TimePoint deadline,
                                                                  const SearchControl& control);
    static void reportInfo(const uci::EngineInfo& info, UciProgress& progress, const SearchControl& control);
    [[nodiscard]] std::optional<Result<SearchAnswer, EngineError>> answerIn(const EngineProcess::Line& text,
                                                                            UciProgress& progress,
                                                                            const Position& position,
                                                                            TimePoint began,
                                                                            const SearchControl& control);
    [[nodiscard]] Result<SearchAnswer, EngineError> judge(const Position& position,
                                                          const uci::EngineLine& answer);
    [[nodiscard]] Message noMove();
    void tell(const SearchControl& control);
    [[nodiscard]] std::optional<EngineProcess::Line> nextLine(TimePoint until, const std::stop_token& stop);
    [[nodiscard]] EngineError giveUp(EngineError::Kind kind, Message text);
    [[nodiscard]] EngineError lost(std::string_view whileWaitingFor, std::chrono::milliseconds deadline);

    std::unique_ptr<EngineLoop> ownLoop_;  ///< outlives the process; nullptr: the loop is borrowed
    std::unique_ptr<EngineProcess> process_;
    EngineDeadlines deadlines_;
    std::stop_token closing_;
    EngineDescription description_;
    std::vector<PluginOption> options_;
    std::map<std::string, std::string> values_;  ///< what it was told, or its default, by the option's name
    Variant variant_ = Variant::Standard;
    bool hasLoaded_ = false;         ///< it has been ready before
    std::vector<std::string> told_;  ///< to people, since its last search
    std::string complaint_;          ///< of its last question, on its standard output
    std::string lastWords_;          ///< to people, if it has said nothing else since that tells more
    std::optional<EngineError> failure_;
};

}  // namespace roque
