#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace roque {

/// A bar above the board that says what went wrong and offers what can be done about it. Never in the way:
/// the game can be played on beside it.
class NoticeBar : public wxPanel {
public:
    /// Something to do about it, as a button.
    struct Choice {
        wxString label;
        std::function<void()> perform;  ///< called after the notice has gone
    };

    explicit NoticeBar(wxWindow* parent);

    /// Shows a notice, of one line or several, in place of the one before. It can always be dismissed.
    void showNotice(const wxString& text, std::vector<Choice> choices = {});
    void dismiss();

    [[nodiscard]] wxString text() const { return text_->GetLabelText(); }

private:
    void addButton(const wxString& label, std::function<void()> perform);
    void layoutFrame();

    wxStaticText* text_;
    wxPanel* buttons_;
};

}  // namespace roque
