#pragma once

#include "model/pieces/bishop.h"
#include "model/pieces/rook.h"

namespace roque {

/// The queen moves as a rook or as a bishop does (FIDE article 3.4).
class Queen final : public Officer<Queen, PieceType::Queen> {
public:
    static constexpr std::string_view kName = "queen";
    static constexpr int kValue = 900;

    using Officer::Officer;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from, Bitboard occupied) noexcept {
        return Rook::attacks(from, occupied) | Bishop::attacks(from, occupied);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard occupied) noexcept {
        return attacks(from, occupied);
    }

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard mobile(Bitboard queens,
                                                                const Situation& /*situation*/) noexcept {
        return queens;
    }

    /// A pinned queen stays on the line of its pin, whichever kind that is. She sees the lines of both kinds,
    /// so her own moves of that kind are taken first: another pin of the other kind may cross.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard confine(Square from, const Situation& situation,
                                                                 Bitboard targets) noexcept {
        if (contains(situation.pinStraight | situation.pinDiagonal, from)) [[unlikely]] {
            return contains(situation.pinStraight, from)
                       ? targets & situation.pinStraight & Rook::attacks(from, situation.occupied)
                       : targets & situation.pinDiagonal & Bishop::attacks(from, situation.occupied);
        }
        return targets;
    }
};

}  // namespace roque
