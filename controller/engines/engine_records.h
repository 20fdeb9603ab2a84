#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "controller/engines/engine_life.h"
#include "controller/engines/engine_log.h"
#include "controller/threads/mutex.h"

namespace roque {

/// What is known of one engine.
struct EngineRecord {
    EngineLife life;
    EngineLog log;
    std::vector<std::string> pressed;  ///< buttons, not sent yet
};

/// What an EngineSupervisor knows of all engines, shared with their runs. [any-thread]
class EngineRecords {
public:
    using Clock = std::function<EngineLife::TimePoint()>;

    explicit EngineRecords(Clock clock) : clock_(std::move(clock)) {}

    [[nodiscard]] EngineLife::TimePoint now() const { return clock_(); }

    /// Has a function read or change the record of an engine, and returns what it returns.
    template <typename Function>
    decltype(auto) with(const std::string& key, Function function) {
        const MutexLock lock(mutex_);
        return function(records_[key]);
    }
    /// Has a function see every record.
    template <typename Function>
    void forEach(Function function) {
        const MutexLock lock(mutex_);
        for (auto& [key, record] : records_) function(record);
    }

private:
    Clock clock_;
    Mutex mutex_;
    std::map<std::string, EngineRecord> records_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace roque
