#pragma once

#include "view/commands/action_registry.h"
#include "view/game/game_browser.h"

namespace roque {

/// The action that takes a step.
[[nodiscard]] Action browseActionOf(BrowseStep step) noexcept;

/// Registers the actions that show another position of the game. Registry and browser are borrowed; the
/// browser outlives the registry's last action.
void registerBrowseActions(ActionRegistry& actions, GameBrowser& browser);

}  // namespace roque
