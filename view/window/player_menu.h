#pragma once

#include <optional>

#include <wx/menu.h>

#include "view/window/page.h"

namespace roque {

/// The menu of an AI player in a game in progress: its levels, the present one ticked, and another player.
/// [ui-thread]
class PlayerMenu {
public:
    explicit PlayerMenu(const PageContext& context) : context_(context) {}

    /// Whether a side has the menu now: an AI player, in a game on the board that is not over.
    [[nodiscard]] bool isPossible(Color color) const;

    /// Opens the menu at a point in the client coordinates of a window, and does what is chosen.
    void popUp(Color color, wxWindow& window, wxPoint at);

private:
    [[nodiscard]] const PluginInfo* pluginOf(Color color) const;
    void addLevels(wxMenu& menu, Color color) const;
    void choose(Color color, std::int64_t level);

    PageContext context_;
};

}  // namespace roque
