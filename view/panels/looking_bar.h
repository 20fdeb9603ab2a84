#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace roque {

/// Says in the column that the board shows another position than that of the game in progress, and leads
/// back to it. [ui-thread]
class LookingBar : public wxPanel {
public:
    explicit LookingBar(wxWindow* parent);

    /// Called when a person wants to see the game in progress again.
    std::function<void()> onReturn;

    /// Shows the words; empty hides the bar.
    void show(const wxString& words);

private:
    void useColors();

    wxStaticText* text_;
    wxButton* back_;
};

}  // namespace roque
