#include "tests/model/problem/mate_verifier.h"

#include <algorithm>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"

namespace roque::test {

std::string whatIsWrong(const Position& position, const MateBranch& branch, unsigned moves) {
    if (moves == 0) return "a line is longer than promised at " + toFen(position);
    if (!isLegal(position, branch.move)) return "an illegal move of the attacker at " + toFen(position);
    const Position after = position.after(branch.move);
    const MoveList replies = legalMoves(after);
    if (replies.empty()) {
        return isCheckmate(after) ? std::string() : "a line ends without checkmate at " + toFen(after);
    }
    if (branch.defences.size() != replies.size()) return "a reply has no answer at " + toFen(after);
    for (const Move reply : replies) {
        const auto defence = std::ranges::find(branch.defences, reply, &MateDefence::reply);
        if (defence == branch.defences.end()) return "a reply has no answer at " + toFen(after);
        std::string wrong = whatIsWrong(after.after(reply), defence->continuation, moves - 1);
        if (!wrong.empty()) return wrong;
    }
    return {};
}

}  // namespace roque::test
