#pragma once

#include "model/attacks/attacks.h"
#include "model/pieces/attacking_piece.h"

namespace roque {

/// The rook moves along its rank and file and does not jump (FIDE article 3.3).
class Rook final : public AttackingPiece<Rook, PieceType::Rook> {
public:
    static constexpr std::string_view kName = "rook";
    static constexpr int kValue = 500;

    using AttackingPiece::AttackingPiece;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from, Bitboard occupied) noexcept {
        return attacks::straight(from, occupied);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard occupied) noexcept {
        return attacks(from, occupied);
    }

    /// A rook pinned along a diagonal has no move.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard rooks,
                                                                const ChecksAndPins& checksAndPins) noexcept {
        return rooks & ~checksAndPins.pinDiagonal;
    }

    /// A rook pinned along a rank or file stays on it. One mask for all straight pins suffices: see Bishop.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard restrictToPin(Square from,
                                                                       const ChecksAndPins& checksAndPins,
                                                                       Bitboard targets) noexcept {
        return contains(checksAndPins.pinStraight, from) ? targets & checksAndPins.pinStraight : targets;
    }
};

}  // namespace roque
