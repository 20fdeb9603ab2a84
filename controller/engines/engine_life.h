#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>

#include "controller/engines/restart_policy.h"
#include "model/base/message.h"

namespace roque {

/// How an engine is at a time, to be told to a person.
struct EngineCondition {
    enum class Kind : std::uint8_t {
        Off,       ///< it does not run
        Starting,  ///< it runs, and has not said yet who it is
        Ready,
        Thinking,
        Stopping,  ///< it was told to stop and has not answered yet
        Died,      ///< it has failed and does not run
        Resting,   ///< it has failed too often
    };

    Kind kind = Kind::Off;
    std::chrono::milliseconds silence{0};  ///< since it last said something, while it is expected to
    std::uint64_t speed = 0;               ///< positions a second; 0: not known
    std::optional<Message> reason{};       ///< how it has failed; a sentence without a full stop
    std::chrono::milliseconds rest{0};     ///< how long it still rests
    unsigned threads = 0;                  ///< with which it computes, of all its runs

    bool operator==(const EngineCondition&) const = default;
};

/// The life of one engine: its runs, of which there may be several at once, how they end, and whether it may
/// be started again. Each run goes through
///
///     starting ──> idle <──> searching ──> stopping ──> idle
///
/// and ends in any state. What a run is told that it cannot be is ignored. Knows no clock and no process.
class EngineLife {
public:
    using TimePoint = RestartPolicy::TimePoint;
    using Run = std::uint64_t;

    /// When an engine that rests may be started again; nothing if it may be now.
    [[nodiscard]] std::optional<TimePoint> restsUntil(TimePoint now) const { return policy_.restsUntil(now); }
    /// Begins a run, which may be: see restsUntil().
    [[nodiscard]] Run start(TimePoint now);
    /// A person asks for it: it rests no longer.
    void wake();

    /// It has said who it is; the run proves good.
    void introduced(Run run, TimePoint now);
    void asked(Run run, TimePoint now);
    void toldToStop(Run run);
    /// It has answered.
    void answered(Run run, TimePoint now);
    /// It has said anything at all.
    void heard(Run run, TimePoint now);
    void reported(Run run, std::uint64_t speed);
    void computesWith(Run run, unsigned threads);
    /// It has failed, and the run is over.
    void failed(Run run, Message reason);
    /// It is no longer wanted, and the run is over.
    void closed(Run run);

    /// The busiest of its runs; without any, how the last one ended.
    [[nodiscard]] EngineCondition condition(TimePoint now) const;
    /// The threads of all runs.
    [[nodiscard]] unsigned threads() const noexcept;

private:
    enum class State : std::uint8_t { Starting, Idle, Stopping, Searching };  // the busiest last
    struct RunState {
        TimePoint started;
        TimePoint lastHeard;
        State state = State::Starting;
        std::uint64_t speed = 0;
        unsigned threads = 1;
    };

    [[nodiscard]] RunState* find(Run run);

    RestartPolicy policy_;
    std::map<Run, RunState> runs_;
    Run last_ = 0;
    std::optional<Message> failure_;  ///< of the last run that ended, if it failed
};

}  // namespace roque
