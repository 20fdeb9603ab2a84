#pragma once

#include <cstdint>
#include <functional>

#include "view/commands/command_context.h"
#include "view/commands/game_guard.h"
#include "view/game/new_game_choice.h"

namespace roque {

/// Lets the person choose players and time, and starts a game with them. [ui-thread]
class GameStarter {
public:
    /// What becomes of the game on the board.
    enum class Leaving : std::uint8_t { Ask, Adjourn };

    /// All that is borrowed outlives this object.
    GameStarter(const CommandContext& context, GamePersistence& persistence, const GameGuard& guard)
        : context_(context), persistence_(persistence), guard_(guard) {}

    /// Opens the dialog with a setup to begin with. Returns whether a game has begun.
    bool start(const GameSetup& offered, Leaving leaving = Leaving::Ask);

    /// Draws the side of a person who leaves it to chance.
    std::function<Color()> drawColor = randomColor;

private:
    [[nodiscard]] bool begin(const GameSetup& setup, const NewGameHabits& habits, Leaving leaving);

    CommandContext context_;
    GamePersistence& persistence_;
    const GameGuard& guard_;
};

}  // namespace roque
