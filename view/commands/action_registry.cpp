#include "view/commands/action_registry.h"

#include <cassert>
#include <utility>

namespace roque {

void ActionRegistry::add(Action action, ActionHandler handler) {
    assert(!has(action));
    assert(handler.perform && handler.isEnabled && handler.isChecked);
    handlers_[index(action)] = std::move(handler);
}

void ActionRegistry::perform(Action action) {
    if (onPerforming) onPerforming();
    handlers_[index(action)].value().perform();
    if (onPerformed) onPerformed();
}

ActionStates ActionRegistry::states() const {
    ActionStates states;
    for (std::size_t at = 0; at < handlers_.size(); ++at) {
        if (!handlers_[at]) continue;
        states.possible[at] = handlers_[at]->isEnabled();
        states.ticked[at] = handlers_[at]->isChecked();
    }
    return states;
}

}  // namespace roque
