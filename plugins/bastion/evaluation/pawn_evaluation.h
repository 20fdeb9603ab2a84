#pragma once

#include "model/pieces/pawn.h"
#include "plugins/bastion/evaluation/pawn_table.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// All squares in front of a set, as a side sees it, on the same files.
[[nodiscard]] ROQUE_INLINE Bitboard inFrontOf(Color us, Bitboard set) noexcept {
    set = forward(us, set);
    if (us == Color::White) {
        set |= set << 8U;
        set |= set << 16U;
        return set | set << 32U;
    }
    set |= set >> 8U;
    set |= set >> 16U;
    return set | set >> 32U;
}

/// The whole files of a set.
[[nodiscard]] ROQUE_INLINE Bitboard filesOf(Bitboard set) noexcept {
    return set | inFrontOf(Color::White, set) | inFrontOf(Color::Black, set);
}

/// The rank of a square from the side of `us`, 0 to 7.
[[nodiscard]] ROQUE_INLINE std::size_t rankFor(Color us, Square square) noexcept {
    return static_cast<std::size_t>(relativeRank(us, rankOf(square)));
}

/// Hands the pawn structure terms of `us` to a recorder, and returns its passed pawns: those that no enemy
/// pawn can block or capture on their way.
template <typename Side, typename Recorder>
Bitboard evaluatePawns(const Board& board, Side us, Recorder& recorder) {
    const Bitboard own = board.pieces(us, PieceType::Pawn);
    const Bitboard enemy = board.pieces(~us, PieceType::Pawn);
    const Bitboard guarded = Pawn::attacks(us, own);
    Bitboard passers = kNoSquares;
    for (const Square square : SquaresOf(own)) {
        const Bitboard pawn = bit(square);
        const std::size_t rank = rankFor(us, square);
        const Bitboard path = inFrontOf(us, pawn);
        const Bitboard neighbourFiles = filesOf(beside(pawn));
        const Bitboard opposers = path & enemy;
        const Bitboard stoppers = opposers | (inFrontOf(us, beside(pawn)) & enemy);
        const std::size_t isOpen = opposers == 0 ? 1 : 0;
        const bool isPhalanx = (beside(pawn) & own) != 0;
        const bool isGuarded = (guarded & pawn) != 0;

        if ((neighbourFiles & own) == 0) {
            recorder.add(us, term::kIsolatedPawn + isOpen, 1);
        } else if ((neighbourFiles & own & ~inFrontOf(us, beside(pawn))) == 0
                   && (Pawn::attacks(us, forward(us, pawn)) & enemy) != 0) {
            recorder.add(us, term::kBackwardPawn + isOpen, 1);
        }
        if ((path & own) != 0) recorder.add(us, term::kDoubledPawn, 1);
        if (isPhalanx) recorder.add(us, term::kPhalanxPawn + rank, 1);
        if (isGuarded) recorder.add(us, term::kGuardedPawn + rank, 1);
        if (stoppers == 0 && (path & own) == 0) {
            passers |= pawn;
            recorder.add(us, term::kPassedPawn + rank, 1);
        } else if (opposers == 0) {
            const unsigned helpers = count((beside(pawn) | Pawn::attacks(~us, pawn)) & own);
            const unsigned guards =
                count(Pawn::attacks(us, pawn) & enemy) + count(Pawn::attacks(us, forward(us, pawn)) & enemy);
            if (helpers >= guards) recorder.add(us, term::kCandidatePawn + rank, 1);
        }
    }
    return passers;
}

}  // namespace roque::bastion
