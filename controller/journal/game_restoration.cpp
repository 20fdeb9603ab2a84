#include "controller/journal/game_restoration.h"

#include "controller/journal/game_clock_reading.h"

namespace roque {

void restoreInto(GameController& controller, const SavedGame& game) {
    // Two people play the steps: what they take back is one ply, and nothing is asked of anybody.
    controller.newGame({{PersonSpec{}, PersonSpec{}}, game.setup.start, game.setup.variant, game.setup.time});
    for (const SavedGame::Step& step : game.steps) {
        if (const auto* const move = std::get_if<Move>(&step))
            static_cast<void>(controller.play(*move).has_value());
        else
            controller.takeBack();
    }
    controller.pause();
    controller.setClock(clockStateOf(game));
    for (const Color color : kColors) controller.replacePlayer(color, game.setup.players[color]);
}

}  // namespace roque
