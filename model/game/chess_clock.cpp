#include "model/game/chess_clock.h"

#include <algorithm>

namespace roque {
namespace {

constexpr ClockTime kNone{0};

/// What is left after thinking for a time, without any bonus.
SideTime runDown(const SideTime& before, ClockTime thought) {
    SideTime side = before;
    side.left -= thought;
    side.hasFlagged = side.left <= kNone;
    return side;
}

// Each kind of time control has three functions: a side's initial time, what is left after thinking for a
// time during a move, and what is left after the move.

SideTime beginning(const Untimed& /*control*/) {
    return {};
}

SideTime during(const Untimed& /*control*/, const SideTime& before, ClockTime /*thought*/) {
    return before;
}

SideTime afterMove(const Untimed& /*control*/, const SideTime& before, ClockTime /*thought*/) {
    return before;
}

SideTime beginning(const StagedTime& control) {
    SideTime side;
    side.left = control.stage(0).time;
    if (control.stage(0).kind == MoveBonus::Delay) side.delay = control.stage(0).bonus;
    return side;
}

SideTime during(const StagedTime& /*control*/, const SideTime& before, ClockTime thought) {
    SideTime side = before;
    side.delay = std::max(kNone, before.delay - thought);
    side.left -= std::max(kNone, thought - before.delay);
    side.hasFlagged = side.left <= kNone;
    return side;
}

SideTime afterMove(const StagedTime& control, const SideTime& before, ClockTime thought) {
    SideTime side = during(control, before, thought);
    const TimeStage& stage = control.stage(side.stage);
    if (stage.kind == MoveBonus::Increment) side.left += stage.bonus;
    if (stage.kind == MoveBonus::Bronstein) side.left += std::min(stage.bonus, thought);
    ++side.moves;
    if (stage.moves > 0 && side.moves == stage.moves) {
        ++side.stage;
        side.moves = 0;
        side.left += control.stage(side.stage).time;
    }
    const TimeStage& next = control.stage(side.stage);
    side.delay = next.kind == MoveBonus::Delay ? next.bonus : kNone;
    return side;
}

SideTime beginning(const Hourglass& control) {
    SideTime side;
    side.left = control.time;
    return side;
}

SideTime during(const Hourglass& /*control*/, const SideTime& before, ClockTime thought) {
    return runDown(before, thought);
}

SideTime afterMove(const Hourglass& control, const SideTime& before, ClockTime thought) {
    return during(control, before, thought);
}

SideTime beginning(const Byoyomi& control) {
    SideTime side;
    side.periods = control.periods;
    side.isOvertime = control.mainTime <= kNone;
    side.left = side.isOvertime ? control.period : control.mainTime;
    return side;
}

SideTime during(const Byoyomi& control, const SideTime& before, ClockTime thought) {
    SideTime side = before;
    side.left -= thought;
    if (side.left > kNone) return side;
    // Time beyond the main time, or beyond the first period, is taken from the following periods.
    const ClockTime beyond = -side.left;
    const auto used =
        control.period > kNone ? static_cast<unsigned>(beyond / control.period) : before.periods;
    const unsigned lost = used + (before.isOvertime ? 1U : 0U);
    side.isOvertime = true;
    side.hasFlagged = lost >= before.periods;
    side.periods = side.hasFlagged ? 0 : before.periods - lost;
    side.left = side.hasFlagged ? kNone : control.period - beyond % control.period;
    return side;
}

SideTime afterMove(const Byoyomi& control, const SideTime& before, ClockTime thought) {
    SideTime side = during(control, before, thought);
    if (side.isOvertime && !side.hasFlagged) side.left = control.period;
    return side;
}

SideTime beginning(const TimePerMove& control) {
    SideTime side;
    side.left = control.time;
    return side;
}

SideTime during(const TimePerMove& /*control*/, const SideTime& before, ClockTime thought) {
    return runDown(before, thought);
}

SideTime afterMove(const TimePerMove& control, const SideTime& before, ClockTime thought) {
    SideTime side = during(control, before, thought);
    if (!side.hasFlagged) side.left = control.time;
    return side;
}

/// All the time left before the flag falls.
ClockTime allOf(const TimeControl& control, const SideTime& side) {
    const auto* byoyomi = std::get_if<Byoyomi>(&control);
    if (byoyomi == nullptr) return side.left + side.delay;
    const unsigned whole = side.isOvertime ? side.periods - std::min(1U, side.periods) : side.periods;
    return side.left + whole * byoyomi->period;
}

SideTime timeDuring(const TimeControl& control, const SideTime& before, ClockTime thought) {
    return std::visit([&](const auto& kind) { return during(kind, before, thought); }, control);
}

}  // namespace

ChessClock::ChessClock(const ByColor<TimeControl>& controls, Color sideToMove)
    : controls_(controls), side_(sideToMove) {
    for (const Color color : kColors)
        sides_[color] = std::visit([](const auto& kind) { return beginning(kind); }, controls_[color]);
}

bool ChessClock::isTimed() const noexcept {
    return roque::isTimed(controls_[Color::White]) || roque::isTimed(controls_[Color::Black]);
}

void ChessClock::start(Color side, TimePoint now) {
    if (isRunning()) stop(now);
    if (side != side_) before_ = {};
    side_ = side;
    since_ = now;
}

void ChessClock::stop(TimePoint now) {
    if (!isRunning()) return;
    before_ += now - *since_;
    since_.reset();
}

ClockTime ChessClock::press(TimePoint now) {
    stop(now);
    const ClockTime time = thought(now);
    const TimeControl& control = controls_[side_];
    sides_[side_] =
        std::visit([&](const auto& kind) { return afterMove(kind, sides_[side_], time); }, control);
    if (std::holds_alternative<Hourglass>(controls_[~side_])) sides_[~side_].left += time;
    before_ = {};
    return time;
}

SideTime ChessClock::left(Color color, TimePoint now) const {
    if (color == side_) return timeDuring(controls_[color], sides_[color], thought(now));
    SideTime side = sides_[color];
    if (std::holds_alternative<Hourglass>(controls_[color])) side.left += thought(now);
    return side;
}

std::optional<ClockTime> ChessClock::untilFlag(TimePoint now) const {
    if (!isRunning() || !roque::isTimed(controls_[side_])) return std::nullopt;
    return std::max(kNone, allOf(controls_[side_], left(side_, now)));
}

ChessClock::State ChessClock::state(TimePoint now) const {
    return {sides_, thought(now)};
}

void ChessClock::restore(const State& state, Color side) {
    since_.reset();
    sides_ = state.sides;
    side_ = side;
    before_ = state.thought;
}

ClockTime ChessClock::thought(TimePoint now) const {
    const auto running = since_ ? now - *since_ : std::chrono::steady_clock::duration{0};
    return std::chrono::duration_cast<ClockTime>(before_ + running);
}

}  // namespace roque
