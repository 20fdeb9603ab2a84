#include "controller/engines/stored_source.h"

#include <utility>

#include "controller/engines/uci_source.h"
#include "controller/threads/thread_priority.h"

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

EngineSource storedSource(const StoredEngine& engine, const EngineProfile& profile, EngineUse use,
                          const EngineDeadlines& deadlines) {
    EngineSource source = uciSource(engine.command, deadlines);
    source.make = [make = std::move(source.make), values = profile.options,
                   use](const std::stop_token& closing) {
        lowerThreadPriority();  // which the program inherits
        auto made = make(closing);
        if (!made) return made;
        setManagedOptions(**made, use);
        setKnownOptions(**made, values);
        return made;
    };
    return source;
}

}  // namespace roque
