#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>

#include "controller/settings/new_game_habits.h"
#include "view/dialogs/new_game/time_editor.h"
#include "view/toolkit/choice_button.h"

namespace roque {

/// Selects a time by one press: a usual one, no clock, one of the person's own, or any other, for which an
/// editor opens in place. A time that was edited can be kept as a button, and such a button removed.
class TimeChooser : public wxPanel {
public:
    /// Shows a time as selected. `own` are the times the person has added.
    TimeChooser(wxWindow* parent, const TimeControl& time, OwnTimes own);

    /// The selected time, or what is wrong with it: a sentence without a full stop.
    [[nodiscard]] Result<TimeControl, Message> time() const;
    /// The person's own times as they are now.
    [[nodiscard]] const OwnTimes& own() const noexcept { return own_; }

    /// Called when another time is selected.
    std::function<void()> onChange;

private:
    /// A button for a time; nothing: for any other.
    struct Preset {
        ChoiceButton* button;
        std::optional<TimeControl> time;
    };

    void addButtons();
    void makeEqual();
    void addPreset(const wxString& title, const wxString& detail, std::optional<TimeControl> time);
    void addEditor(const TimeControl& time);
    [[nodiscard]] const Preset& chosen() const;
    void select(const TimeControl& time);
    void keep();
    void forget();
    void show();

    OwnTimes own_;
    wxPanel* row_;
    std::vector<Preset> presets_;
    wxPanel* other_;  ///< shown while the last preset is selected
    TimeEditor* editor_;
    wxButton* keep_;
    wxButton* forget_;  ///< shown while one of the person's own is selected
};

}  // namespace roque
