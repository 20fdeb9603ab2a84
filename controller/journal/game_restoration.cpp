#include "controller/journal/game_restoration.h"

#include <memory>

#include "controller/journal/game_clock_reading.h"
#include "controller/storage/time_text.h"

namespace roque {
namespace {

/// Plays the game again, with all moves that were taken back and the times beside them.
std::unique_ptr<Game> playAgain(const SavedGame& saved) {
    auto game = std::make_unique<Game>(saved.setup.start, saved.setup.variant);
    for (const SavedGame::Step& step : saved.steps) {
        if (const auto* const played = std::get_if<SavedGame::Played>(&step)) {
            if (game->play(played->move) && played->left) game->noteTime(*played->left);
        } else if (game->canTakeBack()) {
            game->takeBack();
        }
    }
    return game;
}

}  // namespace

void restoreInto(GameController& controller, const SavedGame& game) {
    controller.restore(game.setup, playAgain(game), clockStateOf(game), parseTime(game.began));
    controller.setHints(game.hints);
}

}  // namespace roque
