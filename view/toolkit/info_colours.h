#pragma once

#include <wx/settings.h>
#include <wx/window.h>

namespace roque {

/// Gives a window the desktop's notice colours, and keeps them up to date.
inline void useInfoColours(wxWindow& window) {
    const auto use = [&window] {
        window.SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOBK));
        window.SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOTEXT));
        for (wxWindow* child : window.GetChildren())
            child->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOTEXT));
    };
    use();
    window.Bind(wxEVT_SYS_COLOUR_CHANGED, [use](wxSysColourChangedEvent& event) {
        use();
        event.Skip();
    });
}

}  // namespace roque
