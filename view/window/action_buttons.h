#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include "view/commands/action_registry.h"
#include "view/toolkit/line_icons.h"

namespace roque {

/// A row of buttons for actions, each as wide as the others; in two rows where the words do not fit into one.
/// [ui-thread]
class ActionButtons : public wxPanel {
public:
    /// An action, and another that takes its button while it is possible and, if that is said, wanted.
    struct Slot {
        Action action;
        std::optional<Action> instead;
        std::function<bool()> isWanted{};
    };
    /// Whether the buttons have words.
    enum class Words : unsigned char { Beside, None };

    /// The registry outlives the buttons.
    ActionButtons(wxWindow* parent, const wxString& name, ActionRegistry& actions, LineIcons icons,
                  std::vector<Slot> slots, Words words = Words::Beside);

    /// Shows which actions are possible.
    void show(const ActionStates& states);
    /// Leaves the words out where there is no room, or has them again.
    void setWords(Words words);

private:
    void build();
    void label(std::size_t slot);
    [[nodiscard]] static Action actionOf(const Slot& slot, const ActionStates& states);
    void arrange();

    ActionRegistry& actions_;
    LineIcons icons_;
    std::vector<Slot> slots_;
    Words words_;
    std::vector<Action> shown_;  ///< the action of each button
    std::vector<wxButton*> buttons_;
    wxGridSizer* grid_ = nullptr;
};

}  // namespace roque
