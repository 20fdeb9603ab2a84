#pragma once

#include <bitset>
#include <optional>

#include <wx/frame.h>

#include "view/commands/action_registry.h"

namespace roque {

/// The shortcut of an action, with the name of the key in the person's language.
[[nodiscard]] wxString shortcutText(Action action);

/// The menus of a frame. They offer the actions of a registry and show their states.
class ActionBar {
public:
    /// Gives the frame its menus. An action that a person chooses is performed by the registry. The registry
    /// outlives the bar; so does the frame, or it ends with it.
    ActionBar(wxFrame& frame, ActionRegistry& actions);

    /// Shows which actions are possible and which are ticked now.
    void show();

    /// Performs the action of a shortcut, if it is possible: for controls that keep their keys from the
    /// menus. False if no action has this shortcut.
    bool performShortcut(const wxKeyEvent& key);

    /// The menu of an action, for entries of other kinds. The frame's menu bar owns it.
    [[nodiscard]] wxMenu* menuOf(Action action) const;

    /// The identifier of an action's menu entry.
    [[nodiscard]] static int idOf(Action action) noexcept;

private:
    void addMenus();
    void showPossible(const std::bitset<kActionCount>& possible);
    void showTicked(const std::bitset<kActionCount>& ticked);

    wxFrame& frame_;
    ActionRegistry& actions_;
    std::optional<std::bitset<kActionCount>> shown_;  ///< the possible actions, as the menus show them
};

}  // namespace roque
