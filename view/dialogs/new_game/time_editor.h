#pragma once

#include <functional>
#include <string>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "model/game/time_control.h"

namespace roque {

/// Chooses how much time a side has: a kind of clock and its times. Its size does not depend on what is
/// chosen.
class TimeEditor : public wxPanel {
public:
    /// `name` is that of the window.
    TimeEditor(wxWindow* parent, const TimeControl& time, const wxString& name);

    /// What is chosen, or what is wrong with it: an English sentence without a full stop.
    [[nodiscard]] Result<TimeControl, std::string> time() const;

    /// Called when that changes.
    std::function<void()> onChange;

private:
    /// What can be chosen, in the order of the list.
    enum class Kind : int { None, Increment, Bronstein, Delay, Stages, Hourglass, Byoyomi, PerMove, Text };

    [[nodiscard]] Kind kind() const { return Kind(kind_->GetSelection()); }
    wxSpinCtrlDouble* addNumber(wxSizer* row, const wxString& label, const wxString& name, double most,
                                double step);
    wxSizer* addFields();
    void reserveRoom();
    void proposeSeconds();
    void show(const TimeControl& time);
    void showFields();
    [[nodiscard]] wxString secondsWords() const;
    void changed();

    // Each kind has some of the fields.
    wxChoice* kind_;
    wxSpinCtrlDouble* moves_;
    wxSpinCtrlDouble* minutes_;
    wxSpinCtrlDouble* laterMinutes_;
    wxSpinCtrlDouble* periods_;
    wxSpinCtrlDouble* seconds_;
    wxTextCtrl* text_;
    wxStaticText* example_;
};

}  // namespace roque
