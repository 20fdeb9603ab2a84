#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "model/position/position.h"
#include "view/board/piece_letters.h"
#include "view/move_completion.h"

namespace roque {

/// A field to type moves in: it completes what is typed as far as there is one way to go on, lists the moves
/// that are possible, tells what is wrong, and plays at Enter. [ui-thread]
class MoveField : public wxPanel {
public:
    explicit MoveField(wxWindow* parent);

    /// Called with the legal move that the person has typed.
    std::function<void(roque::Move)> onMove;
    /// Called when the person leaves the field by Escape.
    std::function<void()> onLeft;
    /// Called with a key that is pressed together with Ctrl while there is nothing in the field that it could
    /// be meant for. Returns whether it was of use.
    std::function<bool(const wxKeyEvent&)> onShortcut;

    /// Says in which position the person may type a move; nothing while he may not, and `reason` then is why.
    void setPosition(const std::optional<Position>& position, const wxString& reason);

    /// Goes into the field, with a first letter typed already; 0: none.
    void begin(char first = 0);

    /// Empties the field and leaves it, as Escape does in it. Returns whether the person was in it or had
    /// typed anything.
    bool cancel();

    /// Whether a move's text may begin with a letter, so that typing it on the board begins one here.
    [[nodiscard]] bool beginsAMove(char letter) const;

    /// What is said under the field.
    [[nodiscard]] wxString hint() const { return hint_->GetLabelText(); }

private:
    void onText();
    void onEnter();
    void onKey(wxKeyEvent& event);
    void complete(const wxString& typed, const wxString& rest);
    void play(roque::Move move);
    void clear();
    void say(const wxString& words);
    [[nodiscard]] wxString wordsFor(const MoveCompletion& completion) const;

    wxTextCtrl* text_;
    wxStaticText* hint_;
    const PieceLetters letters_;  ///< in which moves are typed and listed
    std::optional<Position> position_;
    wxString reason_;
    bool isRefused_ = false;  ///< what stands in the field is no move
    wxString typed_;          ///< what stood in the field before the last change
};

}  // namespace roque
