#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/engine_deadlines.h"
#include "controller/engines/engine_life.h"
#include "controller/engines/engine_log.h"
#include "controller/engines/stored_engine.h"
#include "controller/search/engine_source.h"

namespace roque {

/// Watches over all chess programs that run for this one, each by a key, such as StoredEngine::id: what state
/// they are in, what was said, whether they may be started again. [any-thread]
///
/// The runs keep what they need: they may outlive the supervisor.
class EngineSupervisor {
public:
    using Clock = std::function<EngineLife::TimePoint()>;

    explicit EngineSupervisor(Clock clock = std::chrono::steady_clock::now);
    EngineSupervisor(const EngineSupervisor&) = delete;
    EngineSupervisor& operator=(const EngineSupervisor&) = delete;
    ~EngineSupervisor();

    /// A SearchThread's source of an engine that is watched over. It computes at a lower priority than the
    /// window. An engine that rests is not started: EngineError::Kind::CannotStart says until when it rests.
    ///
    /// `values` are set before it is handed over; those that it no longer knows are left out, which the log
    /// says. Until it says `uciok`, at that priority, it may take six times as long as `deadlines` say.
    [[nodiscard]] EngineSource source(const std::string& key, const EngineCommand& command, EngineUse use,
                                      EngineProfile::Values values = {},
                                      const EngineDeadlines& deadlines = {});
    /// The same for an engine of the list.
    [[nodiscard]] EngineSource source(const StoredEngine& engine, const EngineProfile& profile, EngineUse use,
                                      const EngineDeadlines& deadlines = {}) {
        return source(engine.id, engine.command, use, profile.options, deadlines);
    }

    /// A person asks for an engine: it rests no longer.
    void wake(const std::string& key);
    /// Has an engine that runs do what a button of its options says, before its next search.
    void press(const std::string& key, std::string button);

    [[nodiscard]] EngineCondition condition(const std::string& key) const;
    /// What was said that has a text in it (EngineLog::find()).
    [[nodiscard]] std::vector<EngineLog::Line> log(const std::string& key, std::string_view text = {}) const;
    /// The number of the last line that was said.
    [[nodiscard]] std::uint64_t lastLine(const std::string& key) const;
    /// With how many threads all engines compute.
    [[nodiscard]] unsigned threads() const;

private:
    std::shared_ptr<class EngineRecords> records_;
};

}  // namespace roque
