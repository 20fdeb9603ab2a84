#pragma once

#include <memory>
#include <utility>

#include "controller/search/search_engine.h"

namespace roque {

/// An engine with another one inside. A derived class searches; the engine inside answers everything else.
/// [search-thread]
class EngineWrapper : public SearchEngine {
public:
    [[nodiscard]] const EngineDescription& description() const noexcept final {
        return engine_->description();
    }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept final {
        return engine_->options();
    }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name,
                                                      std::string_view value) override {
        return engine_->setOption(name, value);
    }
    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) final {
        return engine_->newGame(variant);
    }

protected:
    explicit EngineWrapper(std::unique_ptr<SearchEngine> engine) noexcept : engine_(std::move(engine)) {}

    /// The engine inside.
    [[nodiscard]] SearchEngine& engine() const noexcept { return *engine_; }

private:
    std::unique_ptr<SearchEngine> engine_;
};

}  // namespace roque
