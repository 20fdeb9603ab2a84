#include "view/text/repair_text.h"

#include <wx/intl.h>

#include "model/game/outcome.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// "e2, f3".
wxString listOf(Bitboard squares) {
    std::string list;
    for (const Square square : SquaresOf(squares)) list += (list.empty() ? "" : ", ") + toString(square);
    return toWx(list);
}

wxString wordsForKing(const Repair& repair) {
    return repair.mended ? wxString::Format(_("Put the king on %s."), listOf(repair.squares))
                         : _("Put the king on the board.");
}

wxString wordsForTurn(const Repair& repair) {
    if (!repair.mended)
        return wxString::Format(_("Move the king, or what attacks it from %s."), listOf(repair.squares));
    return repair.mended->sideToMove == Color::White ? _("Give White the move.") : _("Give Black the move.");
}

/// Why the game is over.
wxString endWords(Color sideToMove, Termination termination) {
    const bool isWhite = sideToMove == Color::White;
    switch (termination) {
        case Termination::Checkmate:
            return isWhite ? _("White is checkmated.") : _("Black is checkmated.");
        case Termination::Stalemate:
            return isWhite ? _("White is stalemated.") : _("Black is stalemated.");
        case Termination::DeadPosition:
            return _("Neither side can give mate.");
        default:
            return _("Seventy-five moves have passed without a capture or pawn move.");
    }
}

}  // namespace

wxString problemWords(PositionProblem problem) {
    const wxString words = messageText(describe(problem));
    return words.Left(1).Upper() + words.Mid(1) + ".";
}

wxString repairWords(const Repair& repair) {
    using enum PositionProblem;
    switch (repair.problem) {
        case NoWhiteKing:
        case NoBlackKing:
            return wordsForKing(repair);
        case SeveralWhiteKings:
        case SeveralBlackKings:
        case PawnOnFirstOrLastRank:
            return wxString::Format(_("Remove %s."), listOf(repair.squares));
        case TooManyWhitePieces:
        case TooManyBlackPieces:
            return wxString::Format(wxPLURAL("Remove %u piece.", "Remove %u pieces.", repair.surplus),
                                    repair.surplus);
        case TooManyWhitePawns:
        case TooManyBlackPawns:
            return wxString::Format(wxPLURAL("Remove %u pawn.", "Remove %u pawns.", repair.surplus),
                                    repair.surplus);
        case TooManyWhitePromotions:
        case TooManyBlackPromotions:
            return wxString::Format(
                wxPLURAL("Remove %u pawn or piece.", "Remove %u pawns or pieces.", repair.surplus),
                repair.surplus);
        case OpponentInCheck:
            return wordsForTurn(repair);
        case ImpossibleCheck:
            return wxString::Format(_("Move one of the checking pieces: %s."), listOf(repair.squares));
        case CastlingRightWithoutRook:
        case CastlingRightWithoutKing:
            return wxString::Format(_("Remove the right to castle with %s."), listOf(repair.squares));
        case SeveralCastlingRooksOnWing:
            return _("Allow castling only with the outermost rooks.");
        case EnPassantImpossible:
            break;
    }
    return _("Clear the en passant square.");
}

wxString playableWords(const Position& position) {
    const auto outcome = outcomeOf(position);
    if (!outcome) return _("This position can be played.");
    return endWords(position.sideToMove(), outcome->termination) + " " + _("The game would be over at once.");
}

}  // namespace roque
