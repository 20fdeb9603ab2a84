#include "model/endings/ending_text.h"

#include "model/endings/ending_lookup.h"

namespace roque {

Message describe(const Position& position, EndingValue value) {
    if (value.isDraw()) return ROQUE_MESSAGE("Best play leads to a draw");
    const bool isWhites = (position.sideToMove() == Color::White) == value.isWon();
    if (value.plies() == 0)
        return isWhites ? ROQUE_MESSAGE("Black is checkmated") : ROQUE_MESSAGE("White is checkmated");
    const unsigned moves = (value.plies() + 1) / 2;
    if (isBeyondFiftyMoves(position, value))
        return isWhites
                   ? ROQUE_MESSAGES("White mates in {0} move, but the fifty-move rule allows a draw before",
                                    "White mates in {0} moves, but the fifty-move rule allows a draw before",
                                    moves)
                   : ROQUE_MESSAGES("Black mates in {0} move, but the fifty-move rule allows a draw before",
                                    "Black mates in {0} moves, but the fifty-move rule allows a draw before",
                                    moves);
    if (!isWithinFiftyMoves(position, value))
        return isWhites ? ROQUE_MESSAGES("White mates in {0} move, if the fifty-move rule allows it",
                                         "White mates in {0} moves, if the fifty-move rule allows it", moves)
                        : ROQUE_MESSAGES("Black mates in {0} move, if the fifty-move rule allows it",
                                         "Black mates in {0} moves, if the fifty-move rule allows it", moves);
    return isWhites ? ROQUE_MESSAGES("White mates in {0} move", "White mates in {0} moves", moves)
                    : ROQUE_MESSAGES("Black mates in {0} move", "Black mates in {0} moves", moves);
}

}  // namespace roque
