#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace roque {

/// A bar above the board that shows notices of problems, or a question with its answers. It blocks nothing. A
/// screen reader speaks what it shows.
class NoticeBar : public wxPanel {
public:
    /// An answer, as a button.
    struct Choice {
        wxString label;
        std::function<void()> perform;  ///< called after the button's event has been handled
    };

    NoticeBar(wxWindow* parent, const wxString& name);

    /// The maximum number of notices shown; of more, the latest remain.
    static constexpr std::size_t kMaxNotices = 4;

    /// Shows a notice of one or more lines, below those not closed yet; after the questions, if there are
    /// any. A button closes all notices. A repeated notice moves to the end and stands there once.
    void showNotice(const wxString& text);
    /// Shows a question until it is dismissed; after the current one, and before all notices. Asking the same
    /// question again changes nothing.
    void showQuestion(const wxString& text, std::vector<Choice> choices);
    /// Hides the current question or all notices; what has waited for it comes next.
    void dismiss();
    /// Forgets all notices, but no question.
    void dismissNotice();

    [[nodiscard]] const wxString& text() const noexcept { return words_; }

    /// Called when a button that had the keyboard focus is gone: something else should get it.
    std::function<void()> onKeyboardLost;

private:
    struct Question {
        wxString text;
        std::vector<Choice> choices;
    };

    void build();
    void showNext();
    void showNotices();
    void show(const wxString& text, const wxString& picture, const std::vector<Choice>& choices);
    void hide();
    void addButton(const wxString& label, std::function<void()> perform);
    void wrap();
    void layoutFrame();
    void dropButtons();

    wxString words_;                     ///< as given, before line breaks
    std::deque<Question> questions_;     ///< the first one is shown
    std::deque<wxString> notices_;       ///< shown when there is no question
    wxStaticBitmap* picture_ = nullptr;  ///< a warning, or a question mark
    wxStaticText* text_ = nullptr;
    wxPanel* buttons_ = nullptr;
};

}  // namespace roque
