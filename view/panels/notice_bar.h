#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace roque {

/// A bar above the board: notices that something went wrong, or a question with its answers. Never in the
/// way: all else can be done beside it. A screen reader speaks what it shows.
class NoticeBar : public wxPanel {
public:
    /// An answer, as a button.
    struct Choice {
        wxString label;
        std::function<void()> perform;  ///< called after the event of the button has been dealt with
    };

    NoticeBar(wxWindow* parent, const wxString& name);

    /// How many notices are shown at most; of more, the latest.
    static constexpr std::size_t kMostNotices = 4;

    /// Shows a notice, of one line or several, below those that have not been closed; after the questions, if
    /// any is asked. A button closes them all. What is told again stands last, and once.
    void showNotice(const wxString& text);
    /// Shows a question until it is dismissed; after the one that is asked, and before all notices. To ask
    /// the same again changes nothing.
    void showQuestion(const wxString& text, std::vector<Choice> choices);
    /// Hides what is shown, a question or all notices; what has waited for it comes then.
    void dismiss();
    /// Forgets all notices, but no question.
    void dismissNotice();

    [[nodiscard]] const wxString& text() const noexcept { return words_; }

    /// Called when a button that had the keyboard is gone: something else should have it.
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

    wxString words_;                     ///< as they were given, before lines were broken
    std::deque<Question> questions_;     ///< the first is shown
    std::deque<wxString> notices_;       ///< shown once there is no question
    wxStaticBitmap* picture_ = nullptr;  ///< a warning, or a question
    wxStaticText* text_ = nullptr;
    wxPanel* buttons_ = nullptr;
};

}  // namespace roque
