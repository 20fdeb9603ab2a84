#pragma once

#include "model/attacks/attacks.h"
#include "model/pieces/attacking_piece.h"

namespace roque {

/// The knight moves to one of the nearest squares not on the same rank, file or diagonal (FIDE article 3.6).
class Knight final : public AttackingPiece<Knight, PieceType::Knight> {
public:
    static constexpr std::string_view kName = "knight";
    static constexpr int kValue = 300;

    using AttackingPiece::AttackingPiece;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from) noexcept {
        return attacks::knight(from);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard /*occupied*/) noexcept {
        return attacks(from);
    }

    /// A pinned knight has no move: every jump leaves the line of the pin.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard knights,
                                                                const ChecksAndPins& checksAndPins) noexcept {
        return knights & ~(checksAndPins.pinStraight | checksAndPins.pinDiagonal);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard restrictToPin(Square /*from*/,
                                                                       const ChecksAndPins& /*checksAndPins*/,
                                                                       Bitboard targets) noexcept {
        return targets;
    }
};

}  // namespace roque
