#pragma once

#include "model/base/bitboard.h"
#include "model/base/inline.h"
#include "model/base/wing.h"
#include "model/rules/castling_path.h"
#include "model/rules/situation.h"

namespace roque {

/// Castling, of chess (FIDE Laws of Chess, article 3.8.2) and of Chess960 (guideline II) in one text.
///
/// A right to castle is the square of the rook that has it; where king and rook start is data, where they
/// arrive is fixed: king on the g-file or c-file, rook on the f-file or d-file. Example:
/// r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1.
class Castling {
public:
    /// The wing on which a rook castles with a king of the same rank.
    [[nodiscard]] static constexpr Wing wing(Square king, Square rook) noexcept {
        return CastlingPath::wing(king, rook);
    }

    /// Where the king arrives.
    [[nodiscard]] static constexpr Square kingTarget(Color color, Wing wing) noexcept {
        return squareAt(CastlingPath::kingFile(wing), relativeRank(color, Rank::First));
    }

    /// Where the rook arrives.
    [[nodiscard]] static constexpr Square rookTarget(Color color, Wing wing) noexcept {
        return squareAt(CastlingPath::rookFile(wing), relativeRank(color, Rank::First));
    }

    /// The rooks with which castling may be legal: those with the right for whom and for the king the way is
    /// free of other pieces, unless the king is in check (3.8.2.2.1). What the enemy attacks need not be
    /// known for this.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard candidates(Bitboard castlers, Color us,
                                                                    const Situation& situation) noexcept {
        Bitboard free = castlers & rankMask(us, Rank::First);
        if (free == 0 || situation.isCheck()) return kNoSquares;
        for (Bitboard rest = free; rest != 0;) {
            const Square rook = popFirst(rest);
            const Bitboard others = situation.occupied ^ bit(situation.king) ^ bit(rook);
            if ((CastlingPath::of(situation.king, rook).both & others) != 0) free ^= bit(rook);
        }
        return free;
    }

    /// Whether castling with a candidate is legal.
    ///
    /// No square that the king crosses or reaches may be in `danger`, the squares the enemy attacks with the
    /// king lifted off the board. A rook that shields its king from a slider on the same rank may not go
    /// either; that can happen only in Chess960 (Qr2k3/8/8/8/8/8/8/4K3 b b - 0 1 has such a rook on b8).
    [[nodiscard]] ROQUE_INLINE static constexpr bool isSafe(const Situation& situation, Bitboard danger,
                                                            Square rook) noexcept {
        return ((CastlingPath::of(situation.king, rook).king & danger) | (situation.pinStraight & bit(rook)))
               == 0;
    }

    /// Hands every legal castling to `sink.castling(king, rook)`.
    template <typename Sink>
    ROQUE_INLINE static constexpr void generate(Bitboard candidates, const Situation& situation,
                                                Bitboard danger, Sink& sink) {
        while (candidates != 0) {
            const Square rook = popFirst(candidates);
            if (isSafe(situation, danger, rook)) sink.castling(situation.king, rook);
        }
    }
};

}  // namespace roque
