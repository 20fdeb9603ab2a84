#pragma once

#include <string_view>

#include <wx/gdicmn.h>
#include <wx/uiaction.h>
#include <wx/window.h>

namespace roque::test {

/// A person at mouse and keyboard: the input goes through the X server like real input.
///
/// Points are in the client coordinates of the window named with them. Every action handles the events that
/// have arrived by its end, but its effects may take longer: wait for them with pumpUntil().
class SimulatedUser {
public:
    void moveTo(const wxWindow& window, wxPoint point);
    void press(int button = wxMOUSE_BTN_LEFT);
    void release(int button = wxMOUSE_BTN_LEFT);

    void click(const wxWindow& window, wxPoint point, int button = wxMOUSE_BTN_LEFT);
    void clickCentre(const wxWindow& window);

    /// Presses a button at `from`, moves in several steps like a hand, and releases it at `to`.
    void drag(const wxWindow& window, wxPoint from, wxPoint to, int button = wxMOUSE_BTN_LEFT);

    /// Presses a key such as WXK_RETURN or 'N', with modifiers such as wxMOD_CONTROL.
    void strike(int key, int modifiers = wxMOD_NONE);

    /// Types ASCII text.
    void type(std::string_view text);

private:
    wxUIActionSimulator simulator_;
};

}  // namespace roque::test
