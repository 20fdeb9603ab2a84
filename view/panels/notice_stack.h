#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "view/panels/column_bar.h"
#include "view/panels/notice_bar.h"
#include "view/panels/password_bar.h"

namespace roque {

/// The place in the column for whatever is to be told or asked. One thing is in sight: the most urgent, the
/// latest first; a button tells how many others wait and shows the next. The board is never moved by it.
/// [ui-thread]
class NoticeStack : public wxPanel {
public:
    explicit NoticeStack(wxWindow* parent);

    /// What went wrong lately.
    [[nodiscard]] NoticeBar& notice() noexcept { return *notice_; }
    /// What the played game asks.
    [[nodiscard]] NoticeBar& question() noexcept { return *question_; }
    /// Whether to go on with a game that waits.
    [[nodiscard]] NoticeBar& offer() noexcept { return *offer_; }
    [[nodiscard]] PasswordBar& password() noexcept { return *password_; }

    /// Called when the control with the keyboard is gone: something else should get it.
    std::function<void()> onKeyboardLost;

    /// Called when a question has come into sight or gone.
    std::function<void()> onAsking;
    /// Whether what is in sight is a question.
    [[nodiscard]] bool isAsking() const noexcept { return isAsking_; }

    /// Moves the keyboard to the bar in sight. Returns whether there is one that takes it.
    bool takeKeyboard();

private:
    [[nodiscard]] ColumnBar* mostUrgent() const;
    [[nodiscard]] ColumnBar* inUse() const;
    void present(ColumnBar* first);
    void showNext();

    NoticeBar* notice_;
    NoticeBar* question_;
    NoticeBar* offer_;
    PasswordBar* password_;
    std::vector<ColumnBar*> bars_;
    std::vector<ColumnBar*> behind_;  ///< those that had their turn when the person looked through them
    bool isTurning_ = false;
    bool isAsking_ = false;
};

}  // namespace roque
