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

/// Selects a side's time: a kind of clock and its numbers. The size does not depend on the selection.
class TimeEditor : public wxPanel {
public:
    /// `name` is the window's name.
    TimeEditor(wxWindow* parent, const TimeControl& time, const wxString& name);

    /// The selected time control, or what is wrong with it: a sentence without a full stop.
    [[nodiscard]] Result<TimeControl, Message> time() const;

    /// Shows another time.
    void setTime(const TimeControl& time);

    /// Called when that changes.
    std::function<void()> onChange;

private:
    /// The kinds of clock, in the order of the list.
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

    // Each kind uses some of the fields.
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
