#pragma once

#include <vector>

#include "controller/search/search_engine.h"

namespace roque::test {

/// An engine without a name that accepts every option and game. What it answers, a test says.
class BareEngine : public SearchEngine {
public:
    [[nodiscard]] const EngineDescription& description() const noexcept override { return description_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override { return options_; }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view, std::string_view) override {
        return {};
    }
    [[nodiscard]] Result<void, EngineError> newGame(Variant) override { return {}; }

protected:
    EngineDescription description_;
    std::vector<PluginOption> options_;
};

}  // namespace roque::test
