#pragma once

#include <wx/frame.h>

#include "controller/engines/engines.h"
#include "controller/game/game_controller.h"
#include "view/board/theme_manager.h"
#include "view/commands/action_registry.h"
#include "view/commands/services.h"
#include "view/game/game_session.h"
#include "view/panels/notice_bar.h"
#include "view/panels/status_line.h"

namespace roque {

/// What a group of commands works with. All of it outlives the group.
struct CommandContext {
    wxFrame& frame;  ///< the parent of dialogs
    const Services& services;
    ThemeManager& theme;
    GameController& controller;
    GameSession& session;
    ActionRegistry& actions;  ///< where the group registers its actions
    NoticeBar& notice;        ///< for what went wrong
    StatusLine& status;       ///< for what went well
    Engines& engines;

    /// Whether a game has begun.
    [[nodiscard]] bool hasGame() const noexcept { return controller.game() != nullptr; }
};

}  // namespace roque
