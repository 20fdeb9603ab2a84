#pragma once

#include "model/pieces/bishop.h"
#include "model/pieces/rook.h"

namespace roque {

/// The queen moves like a rook or a bishop (FIDE article 3.4).
class Queen final : public AttackingPiece<Queen, PieceType::Queen> {
public:
    static constexpr std::string_view kName = "queen";
    static constexpr int kValue = 900;

    using AttackingPiece::AttackingPiece;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from, Bitboard occupied) noexcept {
        return Rook::attacks(from, occupied) | Bishop::attacks(from, occupied);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard occupied) noexcept {
        return attacks(from, occupied);
    }

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(
        Bitboard queens, const ChecksAndPins& /*checksAndPins*/) noexcept {
        return queens;
    }

    /// A pinned queen stays on the line of its pin. Only its moves of that kind, straight or diagonal, count:
    /// with a move of the other kind it could land on the line of another pin in the same mask.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard restrictToPin(Square from,
                                                                       const ChecksAndPins& checksAndPins,
                                                                       Bitboard targets) noexcept {
        if (contains(checksAndPins.pinStraight | checksAndPins.pinDiagonal, from)) [[unlikely]] {
            return contains(checksAndPins.pinStraight, from)
                       ? targets & checksAndPins.pinStraight & Rook::attacks(from, checksAndPins.occupied)
                       : targets & checksAndPins.pinDiagonal & Bishop::attacks(from, checksAndPins.occupied);
        }
        return targets;
    }
};

}  // namespace roque
