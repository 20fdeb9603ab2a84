#pragma once

#include <cstddef>
#include <cstdint>
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
        bool isAskedOn = false;         ///< otherwise the question is withdrawn first
    };
    /// Names a question for as long as the bar lives.
    using QuestionId = std::uint64_t;

    NoticeBar(wxWindow* parent, const wxString& name);

    /// The maximum number of notices shown; of more, the latest remain.
    static constexpr std::size_t kMaxNotices = 4;

    /// Shows a notice of one or more lines, below those not closed yet and above a question, if there is one.
    /// A button closes all notices. A repeated notice moves to the end and stands there once.
    void showNotice(const wxString& text);
    /// Shows a question until it is answered or withdrawn. The latest comes first; asked in the same words,
    /// it takes the place of an earlier one.
    QuestionId showQuestion(const wxString& text, std::vector<Choice> choices);
    /// Hides a question whose game or file is gone; no matter if it was answered before.
    void withdraw(QuestionId question);
    /// Hides the current question, or all notices if there is none; what has waited for it comes next.
    void dismiss();
    /// Forgets all notices, but no question.
    void dismissNotice();

    [[nodiscard]] const wxString& text() const noexcept { return words_; }

    /// Called when a button that had the keyboard focus is gone: something else should get it.
    std::function<void()> onKeyboardLost;

private:
    struct Question {
        QuestionId id;
        wxString text;
        std::vector<Choice> choices;
    };

    void build();
    void showNext();
    void showNotices();
    [[nodiscard]] wxString allNotices() const;
    void show(const wxString& text, const wxString& picture, const std::vector<Choice>& choices,
              QuestionId question);
    void hide();
    void addButton(const Choice& choice, QuestionId question);
    void wrap();
    void layoutFrame();
    void dropButtons();

    wxString words_;                  ///< as given, before line breaks
    std::deque<Question> questions_;  ///< the first one, the latest, is shown
    std::deque<wxString> notices_;    ///< shown above it
    QuestionId lastQuestion_ = 0;
    wxStaticBitmap* picture_ = nullptr;  ///< a warning, or a question mark
    wxStaticText* text_ = nullptr;
    wxPanel* buttons_ = nullptr;
};

}  // namespace roque
