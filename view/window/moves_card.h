#pragma once

#include <wx/stattext.h>

#include "view/panels/framed_panel.h"
#include "view/panels/game_heading.h"
#include "view/panels/move_list_panel.h"
#include "view/panels/status_line.h"
#include "view/window/action_buttons.h"

namespace roque {

/// The card with the moves: above them the opening and the buttons that go through the game, below them whose
/// turn it is and the last move in words. [ui-thread]
class MovesCard : public FramedPanel {
public:
    /// The registry outlives the card.
    MovesCard(wxWindow* parent, ActionRegistry& actions, const LineIcons& icons);

    [[nodiscard]] GameHeading& heading() noexcept { return *heading_; }
    [[nodiscard]] MoveListPanel& moves() noexcept { return *moves_; }
    [[nodiscard]] StatusLine& status() noexcept { return *status_; }
    [[nodiscard]] ActionButtons& steps() noexcept { return *steps_; }

    /// Shows the last move: in whole words if there is room for them; empty hides it.
    void showLastMove(const wxString& move, const wxString& words);
    /// Leaves the heading out, where there is little height.
    void setLow(bool isLow);
    /// Leaves the foot out, where something else is told; until setLow().
    void hideFoot();

private:
    void useColors();
    void fitLastMove();
    void showFoot(bool isShown);

    GameHeading* heading_;
    ActionButtons* steps_;
    MoveListPanel* moves_;
    StatusLine* status_;
    wxStaticText* last_;
    wxString move_;   ///< the last one, such as "15… Qf5"
    wxString words_;  ///< who played it
    wxBoxSizer* head_;
    wxBoxSizer* foot_;
};

}  // namespace roque
