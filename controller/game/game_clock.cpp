#include "controller/game/game_clock.h"

#include <algorithm>
#include <utility>

namespace roque {
namespace {

constexpr ClockTime kShortest{1};

/// A player's thinking time for a move, less the time its answer takes to reach the board. The overhead is a
/// choice of ours: ample for a busy machine, and a tenth of a short time.
ClockTime withoutMoveOverhead(ClockTime time) {
    constexpr ClockTime kMaxMoveOverhead{100};
    constexpr int kOverheadDivisor = 10;
    return std::max(kShortest, time - std::min(kMaxMoveOverhead, time / kOverheadDivisor));
}

}  // namespace

GameClock::GameClock(UiDispatcher& dispatcher, std::function<void()> onFlag)
    : dispatcher_(dispatcher), onFlag_(std::move(onFlag)) {}

void GameClock::reset(const ByColor<TimeControl>& controls, Color sideToMove) {
    clock_ = ChessClock(controls, sideToMove);
    moments_.assign(1, Moment{clock_.state(dispatcher_.now())});
    ply_ = 0;
    knowsUsed_ = true;
    ++timerNumber_;
}

void GameClock::run(Color side) {
    if (clock_.isRunning() && clock_.side() == side) return;
    clock_.start(side, dispatcher_.now());
    expectFlag();
}

void GameClock::stop() {
    clock_.stop(dispatcher_.now());
    ++timerNumber_;
}

ClockTime GameClock::moved(unsigned ply) {
    const auto now = dispatcher_.now();
    const ClockTime time = clock_.press(now);
    moments_.resize(ply, moments_.back());
    Moment moment{clock_.state(now), moments_.back().used};
    moment.clock.thought = ClockTime{0};  // the next move begins
    moment.used[clock_.side()] += time;
    moments_.push_back(moment);
    ply_ = ply;
    ++timerNumber_;
    return time;
}

void GameClock::goTo(unsigned ply, Color sideToMove) {
    if (ply < moments_.size()) {
        clock_.restore(moments_[ply].clock, sideToMove);
        ply_ = ply;
    } else {
        knowsUsed_ = false;  // moves of an earlier run, made again
    }
    ++timerNumber_;
}

void GameClock::restore(unsigned ply, Color sideToMove, const ChessClock::State& state) {
    clock_.restore(state, sideToMove);
    // The times before each move are unknown, so taking moves back gives no time back.
    const ChessClock::State before{{left(Color::White), left(Color::Black)}, ClockTime{0}};
    moments_.assign(ply, Moment{before});
    moments_.push_back(Moment{state});
    ply_ = ply;
    knowsUsed_ = ply == 0;
    ++timerNumber_;
}

std::optional<ByColor<ClockTime>> GameClock::used() const {
    if (!knowsUsed_) return std::nullopt;
    ByColor<ClockTime> used = moments_[ply_].used;
    used[clock_.side()] += state().thought;
    return used;
}

SearchLimits GameClock::limits(SearchLimits own, Color side) const {
    for (const Color color : kColors) {
        const TimeControl& control = clock_.control(color);
        const SideTime time = left(color);
        if (!roque::isTimed(control) || std::holds_alternative<TimePerMove>(control)) continue;
        own.timeLeft[color] = std::max(kShortest, time.left + time.delay);
        if (const auto* staged = std::get_if<StagedTime>(&control)) {
            const TimeStage& stage = staged->stage(time.stage);
            if (stage.bonus > ClockTime{0}) own.increment[color] = stage.bonus;
            if (color == side && stage.moves > time.moves) own.movesToGo = stage.moves - time.moves;
        }
    }
    std::optional<ClockTime> forMove;
    if (const auto* perMove = std::get_if<TimePerMove>(&clock_.control(side))) forMove = perMove->time;
    if (const auto* byoyomi = std::get_if<Byoyomi>(&clock_.control(side))) {
        if (left(side).isOvertime) forMove = byoyomi->period;
    }
    if (forMove)
        own.moveTime = std::min(own.moveTime.value_or(ClockTime::max()), withoutMoveOverhead(*forMove));
    return own;
}

void GameClock::expectFlag() {
    const auto time = clock_.untilFlag(dispatcher_.now());
    if (!time) return;
    dispatcher_.postAfter(std::max(*time, kShortest),
                          self_.bind([number = ++timerNumber_](GameClock& clock) { clock.onTime(number); }));
}

void GameClock::onTime(std::uint64_t number) {
    if (number != timerNumber_ || !clock_.isRunning()) return;
    if (hasFlagged(clock_.side()))
        onFlag_();
    else
        expectFlag();  // a timer may fire a little early
}

}  // namespace roque
