#pragma once

#include "model/board/board.h"
#include "model/pieces/piece_of.h"

namespace roque {

/// The pawn moves forwards, two squares from where it starts, and captures diagonally (FIDE article 3.7).
/// En passant and promotion are rules of their own (rules/en_passant.h, rules/promotion.h).
class Pawn final : public PieceOf<Pawn, PieceType::Pawn> {
public:
    static constexpr std::string_view kName = "pawn";
    static constexpr int kValue = 100;

    using PieceOf::PieceOf;

    /// What all pawns of a set attack.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color color, Bitboard pawns) noexcept {
        return forwardWest(color, pawns) | forwardEast(color, pawns);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color color, Square from) noexcept {
        return attacks(color, bit(from));
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color color, Square from,
                                                                 Bitboard /*occupied*/) noexcept {
        return attacks(color, from);
    }

    /// Hands the legal moves of the pawns that stand in `among` to the sink, all pawns of one step at once.
    template <Wanted Which, typename Side, typename Sink>
    ROQUE_INLINE static void generate(const Position& position, Side us, const Situation& situation,
                                      Bitboard among, Sink& sink);

private:
    template <Wanted Which, typename Side, typename Sink>
    ROQUE_INLINE static void generatePushes(Side us, const Situation& situation, Bitboard pawns, Sink& sink);
    template <typename Side, typename Sink>
    ROQUE_INLINE static void generateCaptures(Side us, const Situation& situation, Bitboard pawns,
                                              Sink& sink);
};

}  // namespace roque
