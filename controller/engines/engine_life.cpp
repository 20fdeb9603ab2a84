#include "controller/engines/engine_life.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roque {
namespace {

std::chrono::milliseconds between(EngineLife::TimePoint from, EngineLife::TimePoint to) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(to - from);
}

}  // namespace

EngineLife::Run EngineLife::start(TimePoint now) {
    policy_.started(now);
    runs_.emplace(++last_, RunState{now, now});
    return last_;
}

void EngineLife::wake() {
    policy_.wake();
    failure_.reset();
}

EngineLife::RunState* EngineLife::find(Run run) {
    const auto found = runs_.find(run);
    return found == runs_.end() ? nullptr : &found->second;
}

void EngineLife::introduced(Run run, TimePoint now) {
    RunState* const state = find(run);
    if (state == nullptr || state->state != State::Starting) return;
    state->state = State::Idle;
    state->lastHeard = now;
    policy_.provedGood(state->started);
}

void EngineLife::asked(Run run, TimePoint now) {
    RunState* const state = find(run);
    if (state == nullptr || state->state != State::Idle) return;
    state->state = State::Searching;
    state->speed = 0;
    state->lastHeard = now;
}

void EngineLife::toldToStop(Run run) {
    RunState* const state = find(run);
    if (state != nullptr && state->state == State::Searching) state->state = State::Stopping;
}

void EngineLife::answered(Run run, TimePoint now) {
    RunState* const state = find(run);
    if (state == nullptr || state->state < State::Stopping) return;
    state->state = State::Idle;
    state->lastHeard = now;
    failure_.reset();
}

void EngineLife::heard(Run run, TimePoint now) {
    if (RunState* const state = find(run)) state->lastHeard = now;
}

void EngineLife::reported(Run run, std::uint64_t speed) {
    if (RunState* const state = find(run)) state->speed = speed;
}

void EngineLife::computesWith(Run run, unsigned threads) {
    if (RunState* const state = find(run)) state->threads = threads;
}

void EngineLife::failed(Run run, Message reason) {
    RunState* const state = find(run);
    if (state == nullptr) return;
    if (state->state != State::Starting) policy_.failedLater(state->started);
    runs_.erase(run);
    failure_ = std::move(reason);
}

void EngineLife::closed(Run run) {
    RunState* const state = find(run);
    if (state == nullptr) return;
    policy_.provedGood(state->started);
    runs_.erase(run);
    failure_.reset();
}

EngineCondition EngineLife::condition(TimePoint now) const {
    using Kind = EngineCondition::Kind;
    EngineCondition condition;
    const auto state = [](const auto& run) { return run.second.state; };
    const auto busiest = std::ranges::max_element(runs_, {}, state);
    if (busiest != runs_.end()) {
        constexpr std::array kKinds{Kind::Starting, Kind::Ready, Kind::Stopping, Kind::Thinking};
        condition.kind = kKinds.at(static_cast<std::size_t>(busiest->second.state));
        if (condition.kind != Kind::Ready) condition.silence = between(busiest->second.lastHeard, now);
        condition.speed = busiest->second.speed;
        condition.threads = threads();
    } else if (const auto until = policy_.restsUntil(now)) {
        condition.kind = Kind::Resting;
        condition.rest = between(now, *until);
        condition.reason = failure_;
    } else if (failure_) {
        condition.kind = Kind::Died;
        condition.reason = failure_;
    }
    return condition;
}

unsigned EngineLife::threads() const noexcept {
    unsigned sum = 0;
    for (const auto& [run, state] : runs_) sum += state.threads;
    return sum;
}

}  // namespace roque
