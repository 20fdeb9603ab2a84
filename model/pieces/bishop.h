#pragma once

#include "model/movegen/attack_tables.h"
#include "model/pieces/officer.h"

namespace roque {

/// The bishop moves along its diagonals and does not jump (FIDE article 3.2).
class Bishop final : public Officer<Bishop, PieceType::Bishop> {
public:
    static constexpr std::string_view kName = "bishop";
    static constexpr int kValue = 315;

    using Officer::Officer;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from, Bitboard occupied) noexcept {
        return attack_tables::diagonal(from, occupied);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard occupied) noexcept {
        return attacks(from, occupied);
    }

    /// A bishop pinned along a rank or file never moves.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard bishops,
                                                                const Situation& situation) noexcept {
        return bishops & ~situation.pinStraight;
    }

    /// A bishop pinned along a diagonal stays on it. One set of all such pins is enough: a pinned bishop
    /// cannot reach the diagonal of another pin, since its own king stands between.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard confine(Square from, const Situation& situation,
                                                                 Bitboard targets) noexcept {
        return contains(situation.pinDiagonal, from) ? targets & situation.pinDiagonal : targets;
    }
};

}  // namespace roque
