#pragma once

#include <wx/panel.h>
#include <wx/stattext.h>

namespace roque {

/// The heading of the moves: where a study is saved and the name of the opening.
class GameHeading : public wxPanel {
public:
    explicit GameHeading(wxWindow* parent);

    bool AcceptsFocus() const override { return false; }

    /// Shows where the study is saved; empty hides it.
    void showStudy(const wxString& words);
    /// Shows the name of the opening; empty hides it.
    void showOpening(const wxString& name);

    [[nodiscard]] wxString study() const { return study_->GetLabelText(); }
    [[nodiscard]] wxString opening() const { return opening_->GetLabelText(); }

private:
    void setLabel(wxStaticText& label, const wxString& words);

    wxStaticText* study_;
    wxStaticText* opening_;
};

}  // namespace roque
