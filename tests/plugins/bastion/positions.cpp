#include "tests/plugins/bastion/positions.h"

#include <random>

#include "model/movegen/legal_moves.h"

namespace roque::bastion::test {

std::vector<Position> randomPositions(std::size_t wanted) {
    std::mt19937 random(20'240'901);
    std::vector<Position> positions;
    while (positions.size() < wanted) {
        Position position = Position::start();
        for (int ply = 0; ply < 120 && positions.size() < wanted; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) break;
            position = position.after(moves[random() % moves.size()]);
            if (ply % 4 == 3) positions.push_back(position);
        }
    }
    return positions;
}

Position colorsExchanged(const Position& position) {
    const auto mirrored = [](Square square) { return Square(index(square) ^ 56U); };
    const Setup was = position.setup();
    Setup setup = was;
    setup.board = Board();
    for (const Color color : kColors) {
        for (const Square square : SquaresOf(was.board.pieces(color)))
            setup.board.put(~color, was.board.typeOn(square), mirrored(square));
    }
    setup.sideToMove = ~was.sideToMove;
    setup.castlingRooks = __builtin_bswap64(was.castlingRooks);
    if (was.enPassant != Square::None) setup.enPassant = mirrored(was.enPassant);
    return *Position::from(setup);
}

}  // namespace roque::bastion::test
