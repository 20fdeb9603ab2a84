#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/engine_records.h"
#include "controller/search/search_engine.h"

namespace roque {

/// One run of an engine, as the records have it. When it goes, the run is over.
class SupervisedRun {
public:
    SupervisedRun(std::shared_ptr<EngineRecords> records, std::string key);
    SupervisedRun(const SupervisedRun&) = delete;
    SupervisedRun& operator=(const SupervisedRun&) = delete;
    ~SupervisedRun();

    /// Tells the records what happens to the run.
    template <typename Event>
    void tell(Event event) {
        records_->with(key_, [&](EngineRecord& record) { event(record.life, run_); });
    }
    void log(Speaker speaker, std::string_view text);
    /// Ends the run if the error leaves nothing of the engine.
    void note(const EngineError& error);
    [[nodiscard]] std::vector<std::string> takePressed();
    [[nodiscard]] EngineLife::TimePoint now() const { return records_->now(); }

private:
    std::shared_ptr<EngineRecords> records_;
    std::string key_;
    EngineLife::Run run_;
};

/// An engine that is watched over. [search-thread]
class SupervisedEngine final : public SearchEngine {
public:
    SupervisedEngine(std::unique_ptr<SearchEngine> engine, std::shared_ptr<SupervisedRun> run)
        : run_(std::move(run)), engine_(std::move(engine)) {}

    [[nodiscard]] const EngineDescription& description() const noexcept override {
        return engine_->description();
    }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override {
        return engine_->options();
    }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name, std::string_view value) override;
    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) override;
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override;

private:
    void pressButtons();

    std::shared_ptr<SupervisedRun> run_;
    std::unique_ptr<SearchEngine> engine_;
};

}  // namespace roque
