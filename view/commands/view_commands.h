#pragma once

#include <functional>

#include "controller/settings/settings_store.h"
#include "view/board/board_panel.h"
#include "view/commands/action_registry.h"
#include "view/toolkit/full_screen.h"
#include "view/toolkit/restored_bounds.h"

namespace roque {

/// The commands for the look of the board and the window: full screen, blindfold, marks of legal moves.
/// [ui-thread]
class ViewCommands {
public:
    /// Registers its actions. All that is borrowed outlives this object.
    ViewCommands(ActionRegistry& actions, BoardPanel& board, FullScreen& fullScreen, RestoredBounds& bounds,
                 SettingsStore& settings, std::function<void(const PlaySettings&)> usePlay);

private:
    void registerScheme(ActionRegistry& actions, Action action, TargetScheme scheme, TargetMarks marks);

    BoardPanel& board_;
    FullScreen& fullScreen_;
    RestoredBounds& bounds_;
    SettingsStore& settings_;
    std::function<void(const PlaySettings&)> usePlay_;
};

}  // namespace roque
