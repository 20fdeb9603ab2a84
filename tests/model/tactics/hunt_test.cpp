#include "model/tactics/hunt.h"

#include <algorithm>
#include <random>
#include <tuple>
#include <vector>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

std::vector<Move> sorted(const MoveList& moves) {
    std::vector<Move> all(moves.begin(), moves.end());
    std::ranges::sort(all, {},
                      [](Move move) { return std::tuple(move.from(), move.to(), move.promotion()); });
    return all;
}

TEST(NoisyMoves, AreTheLegalMovesThatCaptureOrPromote) {
    // Castling, pawns that are about to be promoted, en passant, a position of Chess960.
    for (const char* const fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                                  "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
                                  "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"}) {
        std::minstd_rand random(1);
        for (int game = 0; game < 50; ++game) {
            Position position = test::positionOf(fen);
            for (int ply = 0; ply < 60; ++ply) {
                const MoveList legal = legalMoves(position);
                if (legal.empty()) break;
                MoveList noisy;
                for (const Move move : legal)
                    if (move.isPromotion() || captureSquare(position, move) != Square::None) noisy.push(move);
                ASSERT_EQ(sorted(noisyMoves(position)), sorted(noisy)) << toFen(position);
                position = position.after(legal[random() % legal.size()]);
            }
        }
    }
}

}  // namespace
}  // namespace roque
