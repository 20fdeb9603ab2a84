#pragma once

#include "model/attacks/geometry.h"
#include "model/pieces/officer.h"

namespace roque {

/// The knight moves to one of the nearest squares not on the same rank, file or diagonal (FIDE article 3.6).
class Knight final : public Officer<Knight, PieceType::Knight> {
public:
    static constexpr std::string_view kName = "knight";
    static constexpr int kValue = 300;

    using Officer::Officer;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from) noexcept {
        return kAttacks[index(from)];
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard /*occupied*/) noexcept {
        return attacks(from);
    }

    /// A pinned knight never moves: it cannot stay on the line of the pin.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard knights,
                                                                const Situation& situation) noexcept {
        return knights & ~(situation.pinStraight | situation.pinDiagonal);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard confine(Square /*from*/,
                                                                 const Situation& /*situation*/,
                                                                 Bitboard targets) noexcept {
        return targets;
    }

private:
    static constexpr auto kAttacks =
        geometry::leaperTable({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
};

}  // namespace roque
