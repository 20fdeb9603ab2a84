#include <algorithm>
#include <cstdint>

#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"
#include "plugins/sdk/player_plugin.h"

namespace {

constexpr int kMate = 1'000'000;

/// The pieces of a side less those of the other, in hundredths of a pawn.
int material(const roque::Board& board, roque::Color side) {
    int sum = 0;
    for (const roque::Square square : roque::SquaresOf(board.occupied())) {
        const roque::Piece& piece = *board.pieceAt(square);
        sum += piece.color() == side ? piece.value() : -piece.value();
    }
    return sum;
}

/// Tries each of its moves and each reply. It keeps as much material as it can; among equals, it prefers the
/// move that leaves the opponent the fewest replies.
class MyPlayer final : public roque::sdk::Player {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        nodes_ = 0;
        roque::Move best = roque::Move::none();
        int most = 0;
        for (const roque::Move move : roque::legalMoves(job.position())) {
            const int value = valueAfter(job.position().after(move));
            if (best == roque::Move::none() || value > most) {
                best = move;
                most = value;
            }
            if (job.isStopRequested(nodes_)) break;
        }
        return best;
    }

private:
    /// What a position is worth for the side that has just moved.
    int valueAfter(const roque::Position& position) {
        const roque::MoveList replies = roque::legalMoves(position);
        if (replies.empty()) return position.isCheck() ? kMate : 0;
        const roque::Color us = ~position.sideToMove();
        int least = kMate;
        for (const roque::Move reply : replies)
            least = std::min(least, material(position.after(reply).board(), us));
        nodes_ += replies.size();
        return least - static_cast<int>(replies.size());
    }

    std::uint64_t nodes_ = 0;  ///< positions looked at for this move
};

}  // namespace

ROQUE_PLAYER_PLUGIN(MyPlayer, "my-player", "My Player", "Your name", "1.0");
