#pragma once

#include <array>
#include <utility>

#include "view/commands/action.h"
#include "view/game_browser.h"

namespace roque {

/// The actions that look at another position of the game, and where each goes.
inline constexpr std::array<std::pair<Action, BrowseStep>, 6> kBrowseActions{{
    {Action::ShowFirst, BrowseStep::First},
    {Action::ShowPrevious, BrowseStep::Previous},
    {Action::ShowNext, BrowseStep::Next},
    {Action::ShowLast, BrowseStep::Last},
    {Action::PreviousVariation, BrowseStep::PreviousVariation},
    {Action::NextVariation, BrowseStep::NextVariation},
}};

}  // namespace roque
