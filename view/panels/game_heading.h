#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace roque {

/// The heading above the moves: the title of the study, the way back to the game in progress, and the name of
/// the opening.
class GameHeading : public wxPanel {
public:
    explicit GameHeading(wxWindow* parent);

    /// Called when a person wants to see the game in progress again.
    std::function<void()> onReturn;

    /// Shows the title of the study; empty hides it. `goesOn` tells whether a game is in progress whose
    /// current position is not shown.
    void showStudy(const wxString& title, bool goesOn);
    /// Shows the name of the opening; empty hides it.
    void showOpening(const wxString& name);

    [[nodiscard]] wxString study() const { return study_->GetLabelText(); }
    [[nodiscard]] wxString opening() const { return opening_->GetLabelText(); }

private:
    void setLabel(wxStaticText& label, const wxString& words);

    wxStaticText* study_;
    wxButton* back_;
    wxStaticText* opening_;
};

}  // namespace roque
