#include "view/text/hint_text.h"

#include <wx/intl.h>

#include "model/notation/san.h"
#include "model/pieces/piece.h"
#include "view/board/drawing/board_state.h"
#include "view/text/language_letters.h"
#include "view/text/square_description.h"
#include "view/toolkit/text.h"

namespace roque {

wxString hintWords(const HintGiver& hints, const Position& position) {
    if (hints.isLooking()) return _("Looking for a hint…");
    if (hints.hasFailed()) return _("No hint can be found.");
    const auto& hint = hints.hint();
    if (!hint) return {};
    const Move move = hint->move;
    if (hint->step == HintGiver::Step::Move)
        return wxString::Format(_("Hint: %s."), toWx(withPieces(toSan(position, move), languageLetters())));
    const wxString from = toWx(toString(move.from()));
    if (hint->step == HintGiver::Step::Square)
        return wxString::Format(_("Hint: from %s to %s."), from, toWx(toString(arrivalOf(move))));
    const Piece* const piece = position.board().pieceAt(move.from());
    return wxString::Format(_("Hint: %s on %s."), piece == nullptr ? wxString() : nameOf(*piece), from);
}

}  // namespace roque
