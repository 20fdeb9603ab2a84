#pragma once

#include <functional>

#include <wx/textctrl.h>

#include "view/board/board_panel.h"
#include "view/text/game_narrator.h"

namespace roque {

/// The board as text, for screen readers and braille displays: a native field with the same cursor as the
/// board beside it. The arrow keys move between squares, Enter moves pieces, letters ask questions
/// (BoardQuestion); every answer replaces the last one. [ui-thread]
class BoardReader : public wxTextCtrl {
public:
    /// The board is borrowed and must outlive the reader.
    BoardReader(wxWindow* parent, BoardPanel& board);

    /// Answers a question, which may be about a square.
    std::function<wxString(BoardQuestion, Square)> onAsked;
    /// Called for Escape while nothing is in the hand. Returns whether there was anything to cancel.
    std::function<bool()> onEscape;
    /// Called when the person wants to type a move.
    std::function<void()> onTyping;

    /// Whether the person wants it. It is in sight while its board is, too.
    void want(bool isWanted);
    [[nodiscard]] bool isWanted() const noexcept { return isWanted_; }
    /// Its board was shown or hidden.
    void followBoard() { Show(isWanted_ && board_.IsShown()); }

    /// Shows a text. The caller also has it spoken.
    void tell(const wxString& words);

private:
    void answer(const wxString& words);
    void onKey(wxKeyEvent& event);
    void strike(BoardKey key);
    void ask(BoardQuestion question);

    BoardPanel& board_;
    bool isWanted_ = false;
    Square lastCursor_ = Square::E2;  ///< the subject of questions while the cursor is hidden
};

}  // namespace roque
