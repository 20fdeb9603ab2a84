#pragma once

#include <string>
#include <utility>

#include <wx/textctrl.h>

#include "view/toolkit/text.h"

namespace roque {

/// A text in a field. Until a person edits the field, the text stays what it was, whatever the field makes of
/// it: a GTK field holds less than 64 KiB, and a tag of a file may be longer. [ui-thread]
class LosslessTextField {
public:
    /// Shows the text (UTF-8) in a field, which must outlive this object.
    LosslessTextField(wxTextCtrl& field, std::string text) : field_(&field), text_(std::move(text)) {
        field_->ChangeValue(toWx(text_));
        shown_ = field_->GetValue();
    }

    [[nodiscard]] wxTextCtrl& field() const noexcept { return *field_; }
    /// The current text.
    [[nodiscard]] std::string text() const {
        const wxString value = field_->GetValue();
        return value == shown_ ? text_ : toUtf8(value);
    }

private:
    wxTextCtrl* field_;
    std::string text_;
    wxString shown_;  ///< what the field made of the text
};

}  // namespace roque
