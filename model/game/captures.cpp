#include "model/game/captures.h"

namespace roque {

ByColor<PieceCounts> capturesOf(const std::vector<const GameNode*>& line) {
    ByColor<PieceCounts> captures{};
    for (std::size_t ply = 1; ply < line.size(); ++ply) {
        const Board& before = line[ply - 1]->position().board();
        const Board& after = line[ply]->position().board();
        const Color mover = line[ply - 1]->position().sideToMove();
        // At most one of the opponent's pieces is gone, on whatever square.
        for (const PieceType type : kPieceTypes)
            captures[mover][index(type)] +=
                count(before.pieces(~mover, type)) - count(after.pieces(~mover, type));
    }
    return captures;
}

int materialBalance(const Board& board) {
    int balance = 0;
    for (const PieceType type : kPieceTypes) {
        const auto white = static_cast<int>(count(board.pieces(Color::White, type)));
        const auto black = static_cast<int>(count(board.pieces(Color::Black, type)));
        balance += pawnsWorth(type) * (white - black);
    }
    return balance;
}

}  // namespace roque
