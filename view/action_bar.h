#pragma once

#include <bitset>
#include <functional>
#include <optional>

#include <wx/frame.h>

#include "view/commands/action.h"
#include "view/toolbar_icons.h"

namespace roque {

/// The menus and the toolbar of a frame. Both offer the same actions, and both always tell the same about
/// them.
class ActionBar {
public:
    /// Gives the frame its menus and its toolbar. `perform` is called with every action that a person
    /// chooses. The frame outlives the bar or ends with it.
    ActionBar(wxFrame& frame, const ToolbarIcons& icons, std::function<void(Action)> perform);

    /// Says which actions are possible and which are ticked.
    void show(const ActionStates& states);

    /// Draws the toolbar with other icons.
    void showIcons(const ToolbarIcons& icons);

    /// Performs the action that a key stands for in the menus, if it is possible: for windows with keys of
    /// their own, which the menus never hear of. False if it stands for none.
    bool performShortcut(const wxKeyEvent& key);

    /// The menu in which an action is, for entries of other kinds. The frame's menu bar owns it.
    [[nodiscard]] wxMenu* menuOf(Action action) const;

    /// The identifier of an action's menu entry and tool.
    [[nodiscard]] static int idOf(Action action) noexcept;

private:
    void addMenus();
    void addToolbar(const ToolbarIcons& icons);
    void showPossible(const std::bitset<kActionCount>& possible);
    void showTicked(const std::bitset<kActionCount>& ticked);

    wxFrame& frame_;
    std::function<void(Action)> perform_;
    std::optional<std::bitset<kActionCount>> shown_;  ///< what is possible, as it is shown
};

}  // namespace roque
