#pragma once

#include <wx/panel.h>

#include "view/panels/move_field.h"
#include "view/window/action_buttons.h"

namespace roque {

/// The field to type moves in, with the button that turns the board beside it. [ui-thread]
class MoveRow : public wxPanel {
public:
    /// The registry outlives the row.
    MoveRow(wxWindow* parent, ActionRegistry& actions, const LineIcons& icons);

    [[nodiscard]] MoveField& field() noexcept { return *field_; }
    [[nodiscard]] ActionButtons& flip() noexcept { return *flip_; }

private:
    MoveField* field_;
    ActionButtons* flip_;
};

}  // namespace roque
