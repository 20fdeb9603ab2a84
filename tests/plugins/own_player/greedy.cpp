#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"
#include "plugins/sdk/player_plugin.h"

/// Takes the most valuable piece that it can, else makes the first move that it finds.
class GreedyPlayer final : public roque::sdk::Player {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        const roque::Position& position = job.position();
        const roque::MoveList moves = roque::legalMoves(position);
        roque::Move best = moves[0];
        int most = 0;
        for (const roque::Move move : moves) {
            if (move.isCastling()) continue;  // "king takes own rook"
            const roque::Piece* const victim = position.board().pieceAt(move.to());
            if (victim == nullptr || victim->value() <= most) continue;
            most = victim->value();
            best = move;
        }
        return best;
    }
};

ROQUE_PLAYER_PLUGIN(GreedyPlayer, "greedy", "Greedy", "Your name", "1.0");
