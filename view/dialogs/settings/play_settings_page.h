#pragma once

#include <functional>
#include <vector>

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include "controller/settings/settings.h"

namespace roque {

/// The settings page for playing: how pieces are moved, and what is seen and heard of moves.
class PlaySettingsPage : public wxPanel {
public:
    /// Changes `settings`, which must outlive the page, and calls `changed` every time, and after that
    /// `playSample` if sounds are to be louder or quieter.
    PlaySettingsPage(wxWindow* parent, Settings& settings, std::function<void()> changed,
                     std::function<void()> playSample);

private:
    /// A row with choices for an enumeration whose values count from 0.
    template <typename Value>
    void addChoice(const wxString& label, const wxString& name, const std::vector<wxString>& choices,
                   Value& value);
    void addSounds(PlaySettings& play);
    /// A row with a check box.
    wxCheckBox* addBox(const wxString& label, const wxString& name, bool& value);

    std::function<void()> changed_;
    std::function<void()> playSample_;
    wxFlexGridSizer* grid_;
};

}  // namespace roque
