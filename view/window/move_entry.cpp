#include "view/window/move_entry.h"

#include <cstdlib>

#include "view/text/message_text.h"

namespace roque {

MoveEntry::MoveEntry(const CommandContext& context, PremoveQueue& premoves, BoardPanel& board,
                     MoveField& field, MoveListPanel& moves)
    : context_(context), premoves_(premoves), board_(board), field_(field), moves_(moves), origin_(&board) {
    context_.actions.add(Action::TypeMove,
                         {[this] { begin(board_); }, [this] { return context_.hasGame(); }});
    listenToBoard();
    listenToField();
}

void MoveEntry::listenToBoard() {
    board_.onMove = [this](roque::Move move) { onMove(move); };
    board_.onPremove = [this](roque::Move move) {
        context_.status.forgetNews();
        premoves_.add(move);
    };
    board_.onPremovesDropped = [this] { premoves_.clear(); };
    board_.onWheel = [this](int steps) {
        for (int step = 0; step < std::abs(steps); ++step)
            context_.actions.perform(steps > 0 ? Action::ShowPrevious : Action::ShowNext);
    };
}

void MoveEntry::listenToField() {
    field_.onMove = [this](roque::Move move) { onMove(move); };
    field_.onLeft = [this] { (origin_->IsShownOnScreen() ? *origin_ : board_).SetFocus(); };
    board_.Bind(wxEVT_CHAR, &MoveEntry::onLetter, this);
    moves_.Bind(wxEVT_CHAR, &MoveEntry::onLetter, this);
}

void MoveEntry::onMove(roque::Move move) {
    context_.status.forgetNews();
    if (context_.session.triesMovesOut()) return context_.session.tryOut(move);
    if (const auto played = context_.controller.play(move); !played)
        context_.notice.showNotice(messageText(played.error().text) + ".");
}

void MoveEntry::onLetter(wxKeyEvent& event) {
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
    return field_.cancel() || board_.cancel() || board_.dropPremoves();
}

}  // namespace roque
