#pragma once

#include <functional>

#include "model/notation/start_position.h"
#include "view/commands/board_orientation.h"
#include "view/commands/command_context.h"
#include "view/commands/game_starter.h"

namespace roque {

class SolveDialog;

/// The commands for the position on the board: play from it, set up another, solve it. [ui-thread]
class PositionCommands {
public:
    /// Registers its actions. All that is borrowed outlives this object.
    PositionCommands(const CommandContext& context, GameStarter& starter,
                     const BoardOrientation& orientation);

    /// Whether a mate is being searched for.
    [[nodiscard]] bool isSolving() const noexcept { return isSolving_; }

private:
    void setUpPosition();
    void playFrom(const StartPosition& start);
    [[nodiscard]] bool canSolve() const;
    void solveMate();
    void closeSolver();
    void watch(SolveDialog& solver);
    [[nodiscard]] StartPosition shown() const;

    CommandContext context_;
    GameStarter& starter_;
    const BoardOrientation& orientation_;
    bool isSolving_ = false;
};

}  // namespace roque
