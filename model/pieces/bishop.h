#pragma once

#include "model/attacks/attacks.h"
#include "model/pieces/attacking_piece.h"

namespace roque {

/// The bishop moves along its diagonals and does not jump (FIDE article 3.2).
class Bishop final : public AttackingPiece<Bishop, PieceType::Bishop> {
public:
    static constexpr std::string_view kName = "bishop";
    static constexpr int kValue = 315;

    using AttackingPiece::AttackingPiece;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from, Bitboard occupied) noexcept {
        return attacks::diagonal(from, occupied);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard occupied) noexcept {
        return attacks(from, occupied);
    }

    /// A bishop pinned along a rank or file has no move.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard bishops,
                                                                const ChecksAndPins& checksAndPins) noexcept {
        return bishops & ~checksAndPins.pinStraight;
    }

    /// A bishop pinned along a diagonal stays on it. One mask for all diagonal pins suffices: a pinned bishop
    /// cannot reach the diagonal of another pin, since its own king is in the way.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard restrictToPin(Square from,
                                                                       const ChecksAndPins& checksAndPins,
                                                                       Bitboard targets) noexcept {
        return contains(checksAndPins.pinDiagonal, from) ? targets & checksAndPins.pinDiagonal : targets;
    }
};

}  // namespace roque
