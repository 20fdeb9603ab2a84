#include "view/window/board_access.h"

namespace roque {

BoardAccess boardAccess(const GameController& controller, const GameSession& session,
                        const PremoveQueue& premoves, const MoveConfirmation& confirmation) {
    const bool isLive = session.browser().isLive();
    BoardAccess access;
    if (isLive && confirmation.proposed()) return access;
    if (session.triesMovesOut())
        access.movable = MovableSides::Both;
    else if (isLive && controller.isPersonsTurn())
        access.movable = session.browser().shown()->position().sideToMove() == Color::White
                             ? MovableSides::White
                             : MovableSides::Black;
    if (isLive) access.premover = premoves.side();
    return access;
}

}  // namespace roque
