#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "view/panels/column_bar.h"

namespace roque {

/// A bar beside the board that shows notices of problems, or a question with its answers, one at a time. It
/// blocks nothing. A screen reader speaks what it shows.
class NoticeBar : public ColumnBar {
public:
    /// An answer, as a button.
    struct Choice {
        wxString label;
        std::function<void()> perform;  ///< called after the button's event has been handled
        bool isAskedOn = false;         ///< otherwise the question is withdrawn first
    };
    /// What a notice is about.
    enum class About : std::uint8_t {
        Game,    ///< the played game, or what was just done: gone with the game
        Study,   ///< the study: gone with it, and out of sight while it is not on the board
        Program  ///< stays until a person closes it
    };
    /// Names a question for as long as the bar lives.
    using QuestionId = std::uint64_t;

    /// `urgency` is that of its questions.
    NoticeBar(wxWindow* parent, const wxString& name, Urgency urgency = Urgency::Question);

    /// The maximum number of notices that wait; of more, the latest remain.
    static constexpr std::size_t kMaxNotices = 20;

    /// Shows a notice of one or more lines, before those not closed yet. Its button closes it. A repeated
    /// notice stands there once.
    void showNotice(const wxString& text, About about = About::Game);
    /// Shows a question until it is answered or withdrawn. The latest comes first; asked in the same words,
    /// it takes the place of an earlier one.
    QuestionId showQuestion(const wxString& text, std::vector<Choice> choices);
    /// Hides a question whose game or file is gone; no matter if it was answered before.
    void withdraw(QuestionId question);
    /// Hides the current question, or all notices if there is none; what has waited for it comes next.
    void dismiss();
    /// Forgets all notices, but no question.
    void dismissNotice();
    /// Forgets a notice that is no longer true; no matter if it was closed before.
    void withdrawNotice(const wxString& text);
    /// Forgets the notices about the played game.
    void forgetGame();
    /// Tells which study there is, by its number, and whether it is on the board.
    void followStudy(std::uint64_t study, bool isShown);

    /// What is in sight, when the bar is.
    [[nodiscard]] wxString text() const;
    /// Everything that is not closed or answered, the latest first, a line for each.
    [[nodiscard]] wxString allTexts() const;

    [[nodiscard]] Rank rank() const override;
    [[nodiscard]] bool isAsking() const override { return !entries_.empty() && isQuestion(); }
    [[nodiscard]] unsigned count() const override;
    void present(unsigned others) override;
    void putLast() override;

    /// Called when a button that had the keyboard focus is gone: something else should get it.
    std::function<void()> onKeyboardLost;

private:
    struct Entry {
        std::uint64_t number;  ///< the greatest is shown of what is equally urgent
        wxString text;
        std::vector<Choice> choices;  ///< none: a notice
        About about = About::Game;    ///< of a notice
    };

    void build();
    void add(Entry entry);
    void arrange();
    [[nodiscard]] Rank rankOf(const Entry& entry) const;
    [[nodiscard]] const Entry& first() const { return entries_.front(); }
    [[nodiscard]] bool isQuestion() const { return !first().choices.empty(); }
    void hide();
    void addButtons();
    void showMore(unsigned others);
    void addAnswer(const Choice& choice, std::uint64_t question);
    void addClose();
    wxButton* addButton(wxSizer& row, const wxString& label, std::function<void()> perform);
    void wrap();
    void dropButtons();

    Urgency urgency_;            ///< of a question
    std::deque<Entry> entries_;  ///< the first is shown
    std::deque<Entry> aside_;    ///< notices about the study that is not on the board
    std::uint64_t study_ = 0;    ///< its number
    bool isStudyShown_ = true;
    wxStaticBitmap* picture_ = nullptr;  ///< a warning, or a question mark
    wxStaticText* text_ = nullptr;
    wxSizer* top_ = nullptr;      ///< beside the text
    wxSizer* buttons_ = nullptr;  ///< below it
    wxButton* more_ = nullptr;    ///< how many others wait, if any do
    std::uint64_t built_ = 0;     ///< the entry that the buttons are for
    int wrapped_ = 0;             ///< the width that the text is wrapped for
};

}  // namespace roque
