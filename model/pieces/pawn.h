#pragma once

#include "model/attacks/attacks.h"
#include "model/pieces/piece_of.h"
#include "model/rules/en_passant.h"
#include "model/rules/promotion.h"

namespace roque {

/// The pawn moves forward, two squares from where it starts, and captures diagonally (FIDE article 3.7). En
/// passant and promotion have classes of their own (rules/en_passant.h, rules/promotion.h).
class Pawn final : public PieceOf<Pawn, PieceType::Pawn> {
public:
    static constexpr std::string_view kName = "pawn";
    static constexpr int kValue = 100;

    using PieceOf::PieceOf;

    /// The squares attacked by any pawn of a set, all of one color.
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color color, Bitboard pawns) noexcept {
        return attacks::pawns(color, pawns);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color color, Square from) noexcept {
        return attacks::pawn(color, from);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color color, Square from,
                                                                 Bitboard /*occupied*/) noexcept {
        return attacks(color, from);
    }

    /// Hands the legal moves of the pawns in `among` to the sink, all pawns that move by the same step at
    /// once.
    template <MoveFilter Filter, typename Side, typename Sink>
    ROQUE_INLINE static void generate(const Position& position, Side us, const ChecksAndPins& checksAndPins,
                                      Bitboard among, Sink& sink) {
        const Bitboard pawns = position.board().pieces(us, PieceType::Pawn) & among;
        generatePushes<Filter>(us, checksAndPins, pawns, sink);
        if constexpr (Filter != MoveFilter::Quiet) {
            generateCaptures(us, checksAndPins, pawns, sink);
            if (position.enPassant() != Square::None) [[unlikely]] {
                EnPassant::generate(position.board(), us, position.enPassant(), among, sink);
            }
        }
    }

private:
    /// A pawn pinned along a diagonal never advances. One pinned along a file or rank stays on that line,
    /// which only a file allows.
    template <MoveFilter Filter, typename Side, typename Sink>
    ROQUE_INLINE static void generatePushes(Side us, const ChecksAndPins& checksAndPins, Bitboard pawns,
                                            Sink& sink) {
        const Bitboard empty = ~checksAndPins.occupied;
        const Bitboard last = Promotion::rank(us);
        const Bitboard mobile = pawns & ~checksAndPins.pinDiagonal;
        const Bitboard pinned = checksAndPins.pinStraight;
        Bitboard one = (forward(us, mobile & ~pinned) | (forward(us, mobile & pinned) & pinned)) & empty;
        const Bitboard two = forward(us, one & rankMask(us, Rank::Third)) & empty & checksAndPins.checkMask;
        one &= checksAndPins.checkMask;
        if constexpr (Filter != MoveFilter::Noisy) {
            sink.pawns(Move::Kind::Normal, forwardStep(us), one & ~last);
            sink.pawns(Move::Kind::DoublePush, 2 * forwardStep(us), two);
        }
        if constexpr (Filter != MoveFilter::Quiet) {
            if ((one & last) != 0) sink.promotions(forwardStep(us), one & last);
        }
    }

    /// A pawn pinned along a file or rank never captures. One pinned along a diagonal captures only along it.
    template <typename Side, typename Sink>
    ROQUE_INLINE static void generateCaptures(Side us, const ChecksAndPins& checksAndPins, Bitboard pawns,
                                              Sink& sink) {
        const Bitboard enemy = checksAndPins.enemy & checksAndPins.checkMask;
        const Bitboard last = Promotion::rank(us);
        const Bitboard diagonalPins = checksAndPins.pinDiagonal;
        const Bitboard free = pawns & ~(checksAndPins.pinStraight | diagonalPins);
        const Bitboard pinned = pawns & diagonalPins & ~checksAndPins.pinStraight;
        const Bitboard west = (forwardWest(us, free) | (forwardWest(us, pinned) & diagonalPins)) & enemy;
        const Bitboard east = (forwardEast(us, free) | (forwardEast(us, pinned) & diagonalPins)) & enemy;
        sink.pawns(Move::Kind::Normal, forwardStep(us) - 1, west & ~last);
        sink.pawns(Move::Kind::Normal, forwardStep(us) + 1, east & ~last);
        if (((west | east) & last) != 0) {
            sink.promotions(forwardStep(us) - 1, west & last);
            sink.promotions(forwardStep(us) + 1, east & last);
        }
    }
};

}  // namespace roque
