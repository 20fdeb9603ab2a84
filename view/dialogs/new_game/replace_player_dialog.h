#pragma once

#include <wx/dialog.h>

#include "view/dialogs/new_game/player_editor.h"

namespace roque {

/// Asks who takes over a side.
class ReplacePlayerDialog : public wxDialog {
public:
    ReplacePlayerDialog(wxWindow* parent, const PluginRegistry& plugins,
                        const std::vector<EngineOffer>& engines, Color color, const PlayerSpec& player);

    [[nodiscard]] PlayerSpec player() const { return player_->player(); }

private:
    PlayerEditor* player_;
};

}  // namespace roque
