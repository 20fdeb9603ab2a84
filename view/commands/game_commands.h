#pragma once

#include "model/base/color.h"
#include "view/commands/command_context.h"
#include "view/commands/game_guard.h"
#include "view/commands/game_persistence.h"
#include "view/commands/game_starter.h"

namespace roque {

/// The commands for the played game: begin, pause, draw, resign, adjourn, replace a player. [ui-thread]
class GameCommands {
public:
    /// Registers its actions. All that is borrowed outlives this object.
    GameCommands(const CommandContext& context, GamePersistence& persistence, const GameGuard& guard,
                 GameStarter& starter);

    /// Offers the person a game against a player, on the colour that they had last.
    void playAgainst(const PlayerSpec& opponent);

    /// Lets the person choose who plays on for a side.
    void replacePlayer(Color color);

private:
    void registerBeginning();
    void registerPlaying();
    void registerEnding();
    /// Registers an action that is possible only while the played game is on the board and a condition holds.
    void addWhenShown(
        Action action, std::function<void()> perform, std::function<bool()> condition,
        std::function<bool()> isChecked = [] { return false; });
    [[nodiscard]] GameSetup anotherGame() const;
    void togglePause();
    void restart();
    void resign();

    CommandContext context_;
    GameController& controller_;
    GamePersistence& persistence_;
    const GameGuard& guard_;
    GameStarter& starter_;
};

}  // namespace roque
