#include "controller/journal/game_clock_reading.h"

#include <sstream>

namespace roque {
namespace {

// The state of a clock as numbers separated by blanks: the time thought about the present move, then for each
// side the members of SideTime in their order. Times are in milliseconds.

std::string toDetails(const ChessClock::State& state) {
    std::ostringstream text;
    text << state.thought.count();
    for (const Color color : kColors) {
        const SideTime& side = state.sides[color];
        text << ' ' << side.left.count() << ' ' << side.delay.count() << ' ' << side.stage << ' '
             << side.moves << ' ' << side.periods << ' ' << side.isOvertime << ' ' << side.hasFlagged;
    }
    return text.str();
}

bool readTime(std::istream& from, ClockTime& time) {
    std::int64_t count = 0;
    if (!(from >> count)) return false;
    time = ClockTime(count);
    return true;
}

std::optional<ChessClock::State> parseDetails(const std::string& details) {
    std::istringstream text(details);
    ChessClock::State state;
    if (!readTime(text, state.thought)) return std::nullopt;
    for (const Color color : kColors) {
        SideTime& side = state.sides[color];
        if (!readTime(text, side.left) || !readTime(text, side.delay)) return std::nullopt;
        if (!(text >> side.stage >> side.moves >> side.periods >> side.isOvertime >> side.hasFlagged))
            return std::nullopt;
    }
    return state;
}

}  // namespace

ClockReading readClocks(const GameController& controller) {
    const GameClock& clock = controller.clock();
    ClockReading reading;
    if (controller.game() == nullptr || !clock.isTimed()) return reading;
    for (const Color color : kColors) {
        if (isTimed(controller.setup().time[color])) reading.remaining[color] = clock.left(color).left;
    }
    if (clock.isRunning()) reading.running = controller.game()->position().sideToMove();
    reading.details = toDetails(clock.state());
    return reading;
}

/// If the details cannot be read, falls back to the times shown.
ChessClock::State clockStateOf(const SavedGame& game) {
    if (const auto state = parseDetails(game.clock.details)) return *state;
    ChessClock::State state = ChessClock(game.setup.time).state({});
    for (const Color color : kColors) {
        if (const auto left = game.clock.remaining[color]) state.sides[color].left = *left;
    }
    return state;
}

}  // namespace roque
