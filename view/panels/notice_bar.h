#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace roque {

/// A bar above the board: a notice that something went wrong, or a question with its answers. Never in the
/// way: all else can be done beside it. A screen reader speaks what it shows.
class NoticeBar : public wxPanel {
public:
    /// An answer, as a button.
    struct Choice {
        wxString label;
        std::function<void()> perform;  ///< called after the event of the button has been dealt with
    };

    NoticeBar(wxWindow* parent, const wxString& name);

    /// Shows a notice, of one line or several, in place of the one before; after a question, if one is asked.
    /// A button closes it.
    void showNotice(const wxString& text);
    /// Shows a question until it is dismissed, in place of what was shown. To ask the same again changes
    /// nothing.
    void showQuestion(const wxString& text, std::vector<Choice> choices);
    /// Hides what is shown; a notice that has waited for it comes then.
    void dismiss();
    /// Hides a notice, but no question.
    void dismissNotice();

    [[nodiscard]] const wxString& text() const noexcept { return words_; }

private:
    void build();
    void show(const wxString& text, const wxString& picture, std::vector<Choice> choices);
    void addButton(const wxString& label, std::function<void()> perform);
    void wrap();
    void layoutFrame();

    wxString words_;    ///< as they were given, before lines were broken
    wxString waiting_;  ///< the notice that comes after the question
    bool isQuestion_ = false;
    wxStaticBitmap* picture_ = nullptr;  ///< a warning, or a question
    wxStaticText* text_ = nullptr;
    wxPanel* buttons_ = nullptr;
};

}  // namespace roque
