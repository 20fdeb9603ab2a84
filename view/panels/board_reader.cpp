#include "view/panels/board_reader.h"

#include <wx/intl.h>

#include "view/board/board_key.h"
#include "view/text/square_description.h"
#include "view/toolkit/accessibility.h"

namespace roque {
namespace {

constexpr int kLines = 3;

}  // namespace

BoardReader::BoardReader(wxWindow* parent, BoardPanel& board)
    : wxTextCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                 wxTE_MULTILINE | wxTE_READONLY | wxWANTS_CHARS, wxDefaultValidator, "board reader"),
      board_(board) {
    Hide();
    SetMinSize(wxSize(-1, GetCharHeight() * (kLines + 1)));
    setAccessibleName(*this, _("Board in words"),
                      _("The arrow keys move between squares, H lists all keys."));
    Bind(wxEVT_KEY_DOWN, &BoardReader::onKey, this);
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        board_.hideCursor();
        CallAfter([this] {  // the name of what the keyboard leaves would be spoken
            if (!HasFocus()) setAccessibleName(*this, _("Board in words"));
        });
        event.Skip();
    });
}

void BoardReader::want(bool isWanted) {
    isWanted_ = isWanted;
    followBoard();
}

void BoardReader::tell(const wxString& words) {
    if (words.empty()) return;
    ChangeValue(words);
    SetInsertionPoint(0);
}

/// Shows and speaks what a key has led to.
void BoardReader::answer(const wxString& words) {
    if (words.empty()) return;
    tell(words);
    answerKey(*this, words);
}

void BoardReader::onKey(wxKeyEvent& event) {
    if (HandleAsNavigationKey(event)) return;
    const bool isEscape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    const bool isInHand = board_.state().selected != Square::None;
    if (isEscape && !isInHand && onEscape && onEscape()) return;
    if (const auto key = boardKeyOf(event, board_.state())) return strike(*key);
    const int code = event.GetKeyCode();
    const bool isPlain = !event.ControlDown() && !event.AltDown();
    // GetKeyCode() ignores Shift, with which many keyboards type a slash.
    if (isPlain && event.GetRawKeyCode() == '/' && onTyping) return onTyping();
    const bool isLetter = code >= 'A' && code <= 'Z';
    const auto question = isPlain && isLetter ? questionOf(static_cast<char>(code)) : std::nullopt;
    if (question) return ask(*question);
    event.Skip();
}

void BoardReader::strike(BoardKey key) {
    board_.strike(key);
    if (board_.state().cursor != Square::None) lastCursor_ = board_.state().cursor;
    answer(describeCursor(board_.state()));
}

void BoardReader::ask(BoardQuestion question) {
    const Square cursor = board_.state().cursor;
    if (onAsked) answer(onAsked(question, cursor == Square::None ? lastCursor_ : cursor));
}

}  // namespace roque
