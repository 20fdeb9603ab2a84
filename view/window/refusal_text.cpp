#include "view/window/refusal_text.h"

#include <variant>

#include <wx/intl.h>

#include "model/movegen/illegal_reason.h"
#include "view/text/message_text.h"

namespace roque {
namespace {

/// A premove may go wherever its piece could on an empty board.
wxString premoveText(const Board& board, Color premover, const RefusedMove& refused) {
    const Piece* const piece = board.pieceAt(refused.from);
    if (piece == nullptr || piece->color() != premover || !refused.to) return {};
    const bool isPawn = piece->type() == PieceType::Pawn;
    const auto ofPawn = isPawn ? whyNoPawnMove(premover, refused.from, *refused.to) : std::nullopt;
    return messageText(describe(ofPawn.value_or(IllegalReason::Movement), piece->type())) + ".";
}

}  // namespace

wxString noMoveText(const GameController& controller, const GameSession& session) {
    if (session.isOnlyLookedAt())
        return _("You are looking at an earlier position. Escape or End returns to the game.");
    if (session.triesMovesOut() || controller.isPersonsTurn()) return {};
    if (std::holds_alternative<Paused>(controller.state())) return _("The game is paused.");
    return _("It is not your turn.");
}

wxString refusalText(const GameController& controller, const GameSession& session,
                     std::optional<Color> premover, const RefusedMove& refused) {
    const Position& position = session.browser().shown()->position();
    if (premover) return premoveText(position.board(), *premover, refused);
    const wxString noMove = noMoveText(controller, session);
    if (!noMove.empty()) return noMove;
    return messageText(illegalMoveText(position, refused.from, refused.to.value_or(refused.from))) + ".";
}

}  // namespace roque
