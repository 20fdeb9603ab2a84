#pragma once

#include <string>
#include <utility>

#include <wx/textctrl.h>

#include "view/toolkit/text.h"

namespace roque {

/// A text in a field. As long as nobody has touched the field it stays what it was, whatever the field makes
/// of it: one of GTK's holds less than 64 KiB, and a tag of a file may be longer. [ui-thread]
class KeptText {
public:
    /// Shows the text, which is UTF-8, in a field that outlives this.
    KeptText(wxTextCtrl& field, std::string text) : field_(&field), text_(std::move(text)) {
        field_->ChangeValue(toWx(text_));
        shown_ = field_->GetValue();
    }

    [[nodiscard]] wxTextCtrl& field() const noexcept { return *field_; }
    /// The text as it is now.
    [[nodiscard]] std::string text() const {
        const wxString value = field_->GetValue();
        return value == shown_ ? text_ : toUtf8(value);
    }

private:
    wxTextCtrl* field_;
    std::string text_;
    wxString shown_;  ///< what the field made of it
};

}  // namespace roque
