#pragma once

#include "model/movegen/attack_tables.h"
#include "model/pieces/officer.h"

namespace roque {

/// The rook moves along its rank and file and does not jump (FIDE article 3.3).
class Rook final : public Officer<Rook, PieceType::Rook> {
public:
    static constexpr std::string_view kName = "rook";
    static constexpr int kValue = 500;

    using Officer::Officer;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from, Bitboard occupied) noexcept {
        return attack_tables::straight(from, occupied);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard occupied) noexcept {
        return attacks(from, occupied);
    }

    /// A rook pinned along a diagonal never moves.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard rooks,
                                                                const Situation& situation) noexcept {
        return rooks & ~situation.pinDiagonal;
    }

    /// A rook pinned along a rank or file stays on it (one set of all pins is enough: see Bishop).
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard confine(Square from, const Situation& situation,
                                                                 Bitboard targets) noexcept {
        return contains(situation.pinStraight, from) ? targets & situation.pinStraight : targets;
    }
};

}  // namespace roque
