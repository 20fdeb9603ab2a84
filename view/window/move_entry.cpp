#include "view/window/move_entry.h"

#include <cstdlib>
#include <optional>

#include <wx/anybutton.h>
#include <wx/intl.h>

#include "model/notation/san.h"
#include "view/board/board_key.h"
#include "view/commands/browse_actions.h"
#include "view/game/piece_letters.h"
#include "view/text/language_letters.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"
#include "view/window/refusal_text.h"

namespace roque {

MoveEntry::MoveEntry(const CommandContext& context, PremoveQueue& premoves, MoveConfirmation& confirmation,
                     BoardPanel& board, MoveField& field, MoveListPanel& moves)
    : context_(context),
      premoves_(premoves),
      confirmation_(confirmation),
      news_(context.status, context.services.dispatcher),
      board_(board),
      field_(field),
      moves_(moves),
      origin_(&board) {
    context_.actions.add(Action::TypeMove,
                         {[this] { begin(board_); }, [this] { return context_.hasGame(); }});
    confirmation_.onSettled = [this] { context_.status.forgetNews(proposal_); };
    listenToBoard();
    listenToField();
}

MoveEntry::~MoveEntry() {
    wxGetTopLevelParent(&board_)->Unbind(wxEVT_CHAR_HOOK, &MoveEntry::onKey, this);
    board_.onCursorWoken = nullptr;  // also told when the board loses the keyboard, at the window's end
}

void MoveEntry::listenToBoard() {
    board_.onMove = [this](roque::Move move) { onMove(move); };
    board_.onPremove = [this](roque::Move move) { premove(move); };
    board_.onPremovesDropped = [this] { premoves_.clear(); };
    board_.onConfirmed = [this] { confirm(); };
    board_.onRefused = [this](const RefusedMove& refused) { onRefused(refused); };
    board_.onBrowse = [this](BrowseStep step) { browse(step); };
    board_.onCursorWoken = [this](bool isAwake) { tellCursor(isAwake); };
    board_.onWheel = [this](int steps) {
        for (int step = 0; step < std::abs(steps); ++step)
            browse(steps > 0 ? BrowseStep::Previous : BrowseStep::Next);
    };
}

void MoveEntry::listenToField() {
    field_.onMove = [this](roque::Move move) { onMove(move); };
    field_.onPremove = [this](roque::Move move) { premove(move); };
    field_.onEmptyEnter = [this] { return confirm(); };
    field_.onLeft = [this] {
        confirmation_.withdraw();
        (origin_->IsShownOnScreen() ? *origin_ : board_).SetFocus();
    };
    moves_.onVariation = [this](BrowseStep step) { browse(step); };
    wxGetTopLevelParent(&board_)->Bind(wxEVT_CHAR_HOOK, &MoveEntry::onKey, this);
    board_.Bind(wxEVT_CHAR, &MoveEntry::onLetter, this);
    moves_.Bind(wxEVT_CHAR, &MoveEntry::onLetter, this);
}

void MoveEntry::onMove(roque::Move move) {
    context_.status.forgetNews();
    if (context_.session.triesMovesOut()) return context_.session.tryOut(move);
    if (confirmation_.isOn() && context_.controller.isPersonsTurn()) return propose(move);
    play(move);
}

void MoveEntry::premove(roque::Move move) {
    context_.status.forgetNews();
    premoves_.add(move);
}

/// Shows the move and waits.
void MoveEntry::propose(roque::Move move) {
    const std::string san = toSan(context_.controller.game()->position(), move);
    confirmation_.propose(move);
    proposal_ = wxString::Format(_("%s: Enter or a click confirms it, Escape takes it back."),
                                 toWx(withPieces(san, languageLetters())));
    context_.status.tellNews(proposal_);
}

/// Plays the move that waits. Returns whether there was one to be seen.
bool MoveEntry::confirm() {
    const auto move = confirmation_.proposed();
    if (!move || !context_.session.browser().isLive()) return false;
    play(*move);  // which settles it
    return true;
}

void MoveEntry::play(roque::Move move) {
    if (const auto played = context_.controller.play(move); !played)
        context_.notice.showNotice(messageText(played.error().text) + ".");
}

void MoveEntry::onRefused(const RefusedMove& refused) {
    if (context_.session.browser().shown() == nullptr) return;
    const bool isLive = context_.session.browser().isLive();
    const wxString words =
        refusalText(context_.controller, context_.session, isLive ? premoves_.side() : std::nullopt, refused);
    if (!words.empty()) news_.tell(words);
}

void MoveEntry::browse(BrowseStep step) {
    context_.actions.perform(browseActionOf(step));
}

/// The keys that go along the line do so too where they mean nothing else: on a button, and in the field
/// before a move is typed.
void MoveEntry::onKey(wxKeyEvent& event) {
    const bool isFree =
        field_.isWaiting() || dynamic_cast<const wxAnyButton*>(wxWindow::FindFocus()) != nullptr;
    const auto step = event.HasAnyModifiers() ? std::nullopt : browseStepOf(event.GetKeyCode());
    const bool isAlong = step && *step != BrowseStep::PreviousVariation && *step != BrowseStep::NextVariation;
    if (isFree && isAlong && board_.IsShownOnScreen())
        browse(*step);
    else
        event.Skip();
}

/// The keys mean something else now.
void MoveEntry::tellCursor(bool isAwake) {
    const wxString words = _("The arrow keys go from square to square. Escape ends that.");
    if (!isAwake)
        context_.status.forgetNews(words);
    else if (board_.HasFocus())
        context_.status.tellNews(words);
}

/// Shows where the game stands, if it goes on and another position of it is shown.
bool MoveEntry::returnToGame() {
    const GameBrowser& browser = context_.session.browser();
    const bool goesOn = context_.hasGame() && !context_.controller.game()->outcome();
    if (!goesOn || !browser.isGameShown() || browser.isLive()) return false;
    context_.session.browser().goToGame();
    context_.session.notifyChange();
    return true;
}

void MoveEntry::onLetter(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers() && cancel()) return;
    const wxUniChar letter = event.GetUnicodeKey();
    const bool isPlain = !event.ControlDown() && !event.AltDown() && letter.IsAscii();
    const bool isInMoves = event.GetEventObject() == &moves_;
    wxWindow& origin = isInMoves ? static_cast<wxWindow&>(moves_) : board_;
    if (isPlain && letter == '/')
        begin(origin);
    else if (isPlain && field_.beginsAMove(static_cast<char>(letter)))
        begin(origin, static_cast<char>(letter));
    else
        event.Skip();
}

void MoveEntry::begin(wxWindow& origin, char first) {
    origin_ = &origin;
    field_.begin(first);
}

bool MoveEntry::cancel() {
    if (field_.cancel() || board_.cancel()) return true;
    if (confirmation_.withdraw() || board_.dropPremoves()) return true;
    return (board_.HasFocus() && board_.sleep()) || returnToGame();
}

}  // namespace roque
