#pragma once

#include "model/base/bitboard.h"
#include "model/base/inline.h"
#include "model/base/wing.h"
#include "model/board/checks_and_pins.h"
#include "model/rules/castling_path.h"

namespace roque {

/// Castling in chess (FIDE Laws of Chess, article 3.8.2) and in Chess960 (guideline II), with the same code.
///
/// A castling right is the square of the rook that has it. Where king and rook start is data; where they
/// arrive is fixed: the king on the g-file or c-file, the rook on the f-file or d-file. Example:
/// r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1.
class Castling {
public:
    /// The wing on which a rook castles with a king on the same rank.
    [[nodiscard]] static constexpr Wing wing(Square king, Square rook) noexcept {
        return CastlingPath::wing(king, rook);
    }

    /// The square the king arrives on.
    [[nodiscard]] static constexpr Square kingTarget(Color color, Wing wing) noexcept {
        return squareAt(CastlingPath::kingFile(wing), relativeRank(color, Rank::First));
    }

    /// The square the rook arrives on.
    [[nodiscard]] static constexpr Square rookTarget(Color color, Wing wing) noexcept {
        return squareAt(CastlingPath::rookFile(wing), relativeRank(color, Rank::First));
    }

    /// Rooks with a castling right whose path, and the king's, is clear; none if the king is in check
    /// (3.8.2.2.1). Attacked squares need not be known yet.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard candidates(
        Bitboard castlingRooks, Color us, const ChecksAndPins& checksAndPins) noexcept {
        Bitboard free = castlingRooks & rankMask(us, Rank::First);
        if (free == 0 || checksAndPins.isCheck()) return kNoSquares;
        for (Bitboard rest = free; rest != 0;) {
            const Square rook = popFirst(rest);
            const Bitboard others = checksAndPins.occupied ^ bit(checksAndPins.king) ^ bit(rook);
            if ((CastlingPath::of(checksAndPins.king, rook).both & others) != 0) free ^= bit(rook);
        }
        return free;
    }

    /// Whether castling with a candidate is legal.
    ///
    /// `danger` holds the squares the opponent attacks with the king removed from the board; the king may
    /// cross or reach none of them. A rook that shields its king from a slider on the same rank may not leave
    /// either; this happens only in Chess960: Qr2k3/8/8/8/8/8/8/4K3 b b - 0 1, the rook on b8.
    [[nodiscard]] ROQUE_INLINE static constexpr bool isSafe(const ChecksAndPins& checksAndPins,
                                                            Bitboard danger, Square rook) noexcept {
        return ((CastlingPath::of(checksAndPins.king, rook).king & danger)
                | (checksAndPins.pinStraight & bit(rook)))
               == 0;
    }

    /// Calls `sink.castling(king, rook)` for each legal castling.
    template <typename Sink>
    ROQUE_INLINE static constexpr void generate(Bitboard candidates, const ChecksAndPins& checksAndPins,
                                                Bitboard danger, Sink& sink) {
        while (candidates != 0) {
            const Square rook = popFirst(candidates);
            if (isSafe(checksAndPins, danger, rook)) sink.castling(checksAndPins.king, rook);
        }
    }
};

}  // namespace roque
