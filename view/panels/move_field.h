#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/textctrl.h>

#include "model/position/position.h"
#include "view/game/move_completion.h"
#include "view/game/piece_letters.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// A field for typing moves: it completes the text while only one continuation exists, lists the possible
/// moves, reports what is wrong, and plays on Enter. [ui-thread]
class MoveField : public wxPanel {
public:
    explicit MoveField(wxWindow* parent);

    /// Called before a move is begun, wherever the field is: it may be hidden.
    std::function<void()> onBegin;
    /// Called with the legal move that the person typed.
    std::function<void(roque::Move)> onMove;
    /// Called with the possible premove that the person typed.
    std::function<void(roque::Move)> onPremove;
    /// Called for Enter while nothing is typed. Returns whether the key was used.
    std::function<bool()> onEmptyEnter;
    /// Called when the person leaves the field with Escape.
    std::function<void()> onLeft;
    /// Called with a key pressed together with Ctrl while the field has nothing the key could apply to.
    /// Returns whether the key was used.
    std::function<bool(const wxKeyEvent&)> onShortcut;

    /// Sets the position in which the person may type a move; nothing while they may not, with the `reason`.
    void setPosition(const std::optional<Position>& position, const wxString& reason);
    /// Has the person type one of these premoves in place of a move, until setPosition() is called.
    void setPremoves(std::vector<PremoveText> premoves);

    /// Allows or forbids null moves, which only studies have.
    void allowNullMoves(bool areAllowed) noexcept { allowsNullMoves_ = areAllowed; }

    /// Enters the field, with a first letter already typed; 0: none.
    void begin(char first = 0);

    /// Empties and leaves the field, as Escape does. Returns whether the person was in it or had typed
    /// anything.
    bool cancel();

    /// Whether the person is in the field and has typed nothing yet.
    [[nodiscard]] bool isWaiting() const { return text_->HasFocus() && text_->IsEmpty(); }

    /// Whether a move's text may start with a letter, so that typing it on the board starts a move here.
    [[nodiscard]] bool beginsAMove(char letter) const;

    /// The text below the field.
    [[nodiscard]] wxString hint() const { return hint_->words(); }

private:
    void onOtherMoves();
    [[nodiscard]] MoveCompletion completionOf(const std::string& typed) const;
    void onText();
    void onEnter();
    void onKey(wxKeyEvent& event);
    void complete(const wxString& typed, const wxString& rest);
    [[nodiscard]] bool passes(const wxString& typed) const;
    void play(roque::Move move);
    void clear();
    void refuse(const wxString& words);
    void say(const wxString& words);
    void show(const wxString& words);
    [[nodiscard]] wxString problemWords(const MoveError& problem) const;
    [[nodiscard]] wxString wordsFor(const MoveCompletion& completion) const;

    wxTextCtrl* text_;
    WrappedText* hint_;
    const PieceLetters letters_;  ///< the letters of typed and listed moves
    std::optional<Position> position_;
    std::vector<PremoveText> premoves_;  ///< that may be typed; empty if it is not the time for any
    wxString reason_;
    bool allowsNullMoves_ = false;
    bool isRefused_ = false;  ///< the text in the field is not a move
    wxString typed_;          ///< the text before the last change
};

}  // namespace roque
