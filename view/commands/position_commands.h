#pragma once

#include <functional>

#include "model/notation/start_position.h"
#include "view/commands/board_orientation.h"
#include "view/commands/command_context.h"
#include "view/commands/game_starter.h"

namespace roque {

/// The commands for the position on the board: play from it, set up another, solve it. [ui-thread]
class PositionCommands {
public:
    /// Registers its actions. All that is borrowed outlives this object.
    PositionCommands(const CommandContext& context, GameStarter& starter,
                     const BoardOrientation& orientation);

private:
    void setUpPosition();
    void playFrom(const StartPosition& start);
    void solveMate();
    void closeSolver();
    [[nodiscard]] StartPosition shown() const;

    CommandContext context_;
    GameStarter& starter_;
    const BoardOrientation& orientation_;
};

}  // namespace roque
