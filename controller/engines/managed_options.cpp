#include "controller/engines/managed_options.h"

namespace roque {

void setManagedOptions(SearchEngine& engine, EngineUse use) {
    const EngineProfile::Values managed{{"UCI_AnalyseMode", use == EngineUse::Analysis ? "true" : "false"},
                                        {"UCI_ShowWDL", "true"}};
    setKnownOptions(engine, managed);
}

void setKnownOptions(SearchEngine& engine, const EngineProfile::Values& values) {
    for (const auto& [name, value] : inSendingOrder(values)) {
        // An engine that has died says so when it is asked.
        if (findOption(engine.options(), name) != nullptr) (void)engine.setOption(name, value);
    }
}

}  // namespace roque
