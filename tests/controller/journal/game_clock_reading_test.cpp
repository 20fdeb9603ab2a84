#include "controller/journal/game_clock_reading.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

class GameClockReading : public ControllerTest {
protected:
    void start(const TimeControl& white, const TimeControl& black) {
        controller_.newGame({{person(), person()}, Position::start(), Variant::Standard, {white, black}});
        controller_.resume();
    }
    [[nodiscard]] SavedGame saved() const {
        SavedGame game;
        game.setup = controller_.setup();
        game.clock = readClocks(controller_);
        return game;
    }
};

TEST_F(GameClockReading, IsEmptyWithoutClocks) {
    start(Untimed{}, Untimed{});
    EXPECT_EQ(readClocks(controller_), ClockReading{});
}

TEST_F(GameClockReading, ShowsWhatIsLeftAndWhoseTimeRuns) {
    start(suddenDeath(60s), Untimed{});
    dispatcher_.advance(10s);
    const ClockReading reading = readClocks(controller_);
    EXPECT_EQ(reading.remaining[Color::White], 50s);
    EXPECT_EQ(reading.remaining[Color::Black], std::nullopt);
    EXPECT_EQ(reading.running, Color::White);
    controller_.pause();
    EXPECT_EQ(readClocks(controller_).running, std::nullopt);
}

TEST_F(GameClockReading, HasAllThatTheClockNeedsToGoOn) {
    start(Byoyomi{20s, 5s, 3}, *parseTimeControl("1/30+2:60"));
    dispatcher_.advance(22s);
    play("e2e4");
    dispatcher_.advance(4s);
    play("e7e5");
    dispatcher_.advance(3s);
    EXPECT_EQ(clockStateOf(saved()), controller_.clock().state());
}

TEST_F(GameClockReading, FallsBackOnTheTimesThatAreShown) {
    start(suddenDeath(60s), suddenDeath(60s));
    dispatcher_.advance(10s);
    SavedGame game = saved();
    game.clock.details = "17 nonsense";
    EXPECT_EQ(clockStateOf(game).sides[Color::White].left, 50s);
    EXPECT_EQ(clockStateOf(game).sides[Color::Black].left, 60s);
}

}  // namespace
}  // namespace roque::test
