#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace roque {

/// What stands above the moves: which game is studied and the way back to the one that is played, and the
/// name of the opening.
class GameHeading : public wxPanel {
public:
    explicit GameHeading(wxWindow* parent);

    /// Called when a person wants the game that is played on the board again.
    std::function<void()> onReturn;

    /// Says what is studied; empty if nothing is. `goesOn` is whether a game is played that is not looked at
    /// as it stands.
    void showStudy(const wxString& title, bool goesOn);
    /// Says which opening it is; empty if it has no name.
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
