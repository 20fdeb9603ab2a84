#include "view/commands/browse_actions.h"

#include <array>
#include <utility>

namespace roque {
namespace {

constexpr std::array<std::pair<Action, BrowseStep>, 6> kBrowseActions{{
    {Action::ShowFirst, BrowseStep::First},
    {Action::ShowPrevious, BrowseStep::Previous},
    {Action::ShowNext, BrowseStep::Next},
    {Action::ShowLast, BrowseStep::Last},
    {Action::PreviousVariation, BrowseStep::PreviousVariation},
    {Action::NextVariation, BrowseStep::NextVariation},
}};

}  // namespace

Action browseActionOf(BrowseStep step) noexcept {
    for (const auto& [action, each] : kBrowseActions) {
        if (each == step) return action;
    }
    return Action::ShowLast;
}

void registerBrowseActions(ActionRegistry& actions, GameBrowser& browser) {
    for (const auto& [action, step] : kBrowseActions)
        actions.add(action, {[&browser, step = step] { browser.go(step); },
                             [&browser, step = step] { return browser.canGo(step); }});
}

}  // namespace roque
