#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

#include "controller/settings/settings.h"

namespace roque {

/// The page of the settings that says how one plays: with which gestures, and what is seen and heard of
/// moves.
class PlayPage : public wxPanel {
public:
    /// Changes `settings`, which outlive the page, and calls `changed` every time.
    PlayPage(wxWindow* parent, Settings& settings, std::function<void()> changed);

private:
    /// A row with choices for an enumeration whose values count from 0 in their order.
    template <typename Value>
    void addChoice(const wxString& label, const wxString& name, const std::vector<wxString>& choices,
                   Value& value);
    /// A row with a box to tick.
    void addBox(const wxString& label, const wxString& name, bool& value);

    std::function<void()> changed_;
    wxFlexGridSizer* grid_;
};

}  // namespace roque
