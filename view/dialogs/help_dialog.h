#pragma once

#include <wx/dialog.h>
#include <wx/textctrl.h>

namespace roque {

/// Tells all keys and gestures, in a native field that can be read with keys and by a screen reader. It may
/// stay open while one plays.
class HelpDialog : public wxDialog {
public:
    explicit HelpDialog(wxWindow* parent);

    /// All that is told.
    [[nodiscard]] wxString text() const { return text_->GetValue(); }

private:
    void write();

    wxTextCtrl* text_;
};

}  // namespace roque
