#pragma once

#include <vector>

#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "view/dialogs/help/key_help_section.h"

namespace roque {

/// Lists all keys and gestures in a native field, which can be read by keyboard and by a screen reader. It
/// may stay open during play.
class HelpDialog : public wxDialog {
public:
    HelpDialog(wxWindow* parent, const std::vector<KeyHelpSection>& sections);

    /// The whole text.
    [[nodiscard]] wxString text() const { return text_->GetValue(); }

private:
    void write(const std::vector<KeyHelpSection>& sections);

    wxTextCtrl* text_;
};

}  // namespace roque
