#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace roque {

/// Decides whether an engine may be started again. One that fails kMaxStarts times within kWindow rests,
/// until the first of these starts is that long ago or a person asks for it. A start counts from its begin
/// until it has proved good. Knows no clock: every time is handed in.
class RestartPolicy {
public:
    using TimePoint = std::chrono::steady_clock::time_point;
    static constexpr std::size_t kMaxStarts = 4;
    static constexpr std::chrono::minutes kWindow{10};

    /// When an engine that rests may be started again; nothing if it may be now.
    [[nodiscard]] std::optional<TimePoint> restsUntil(TimePoint now) const;

    /// It is started.
    void started(TimePoint now);
    /// The start of that time has proved good: the engine has said who it is, or was no longer wanted.
    void provedGood(TimePoint start);
    /// An engine that had proved good has failed after all.
    void failedLater(TimePoint start) { starts_.push_back(start); }
    /// A person asks for it: all is forgotten.
    void wake() { starts_.clear(); }

private:
    std::vector<TimePoint> starts_;  ///< that have failed, or are not known to be good
};

}  // namespace roque
