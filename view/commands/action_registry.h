#pragma once

#include <array>
#include <functional>
#include <optional>

#include "view/commands/action.h"

namespace roque {

/// What an action does, and when.
struct ActionHandler {
    std::function<void()> perform;
    std::function<bool()> isEnabled = [] { return true; };
    std::function<bool()> isChecked = [] { return false; };
};

/// What every action does, whether it is possible and whether it is ticked. Each group of commands registers
/// its own actions; menus, buttons and shortcuts read them here. Knows no toolkit. [ui-thread]
class ActionRegistry {
public:
    /// Registers an action, which has no handler yet.
    void add(Action action, ActionHandler handler);
    /// Whether an action has a handler.
    [[nodiscard]] bool has(Action action) const noexcept { return handlers_[index(action)].has_value(); }

    /// Performs an action, possible or not. The action has a handler.
    void perform(Action action);
    /// Which actions are possible and which are ticked now. An action without a handler is neither.
    [[nodiscard]] ActionStates states() const;

    /// Says that the states may have changed outside an action.
    void refresh() const {
        if (onStatesChanged) onStatesChanged();
    }

    /// Called before every action.
    std::function<void()> onPerforming;
    /// Called after every action.
    std::function<void()> onPerformed;
    /// Called by refresh().
    std::function<void()> onStatesChanged;

private:
    std::array<std::optional<ActionHandler>, kActionCount> handlers_;
};

}  // namespace roque
