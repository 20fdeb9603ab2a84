#pragma once

#include "model/board/board.h"
#include "model/attacks/geometry.h"
#include "model/pieces/piece_of.h"

namespace roque {

/// The king moves to any adjoining square that is not attacked, or castles (FIDE article 3.8,
/// rules/castling.h).
class King final : public PieceOf<King, PieceType::King> {
public:
    static constexpr std::string_view kName = "king";
    static constexpr int kValue = 0;

    using PieceOf::PieceOf;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from) noexcept {
        return kAttacks[index(from)];
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard /*occupied*/) noexcept {
        return attacks(from);
    }

    /// Hands the king's legal moves, castling included, to the sink if it stands in `among`.
    template <Wanted Which, typename Side, typename Sink>
    ROQUE_INLINE static void generate(const Position& position, Side us, const Situation& situation,
                                      Bitboard among, Sink& sink);

private:
    static constexpr auto kAttacks =
        geometry::leaperTable({{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}});
};

}  // namespace roque
