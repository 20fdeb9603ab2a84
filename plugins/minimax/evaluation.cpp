#include "plugins/minimax/evaluation.h"

#include "model/pieces/piece.h"

namespace roque::minimax {

namespace {

/// The value of each square that a piece attacks, in centipawns. Shannon proposes a tenth of a pawn; half of
/// that keeps the queen from coming out early.
constexpr int kMobility = 5;

/// The variation by a seed is below this, in centipawns: never worth a pawn.
constexpr std::uint64_t kVariation = 16;

/// The material and the mobility of a side.
int strengthOf(const Board& board, Color color) noexcept {
    int strength = 0;
    for (const Square square : SquaresOf(board.pieces(color))) {
        const Piece& piece = *board.pieceAt(square);
        const Bitboard targets = piece.attacksFrom(square, board.occupied()) & ~board.pieces(color);
        strength += piece.value() + kMobility * static_cast<int>(count(targets));
    }
    return strength;
}

}  // namespace

int Evaluation::scoreForMover(const Position& position) const noexcept {
    const Color us = position.sideToMove();
    return strengthOf(position.board(), us) - strengthOf(position.board(), ~us) + variation(position);
}

int Evaluation::variation(const Position& position) const noexcept {
    if (seed_ == 0) return 0;
    // Multiplying by a large odd number stirs the bits; the highest are stirred best.
    const std::uint64_t stirred = (position.key() ^ seed_) * 0x9E3779B97F4A7C15U;
    return static_cast<int>((stirred >> 32U) % kVariation);
}

}  // namespace roque::minimax
