#pragma once

#include "model/attacks/attacks.h"
#include "model/board/attackers.h"
#include "model/pieces/piece_of.h"
#include "model/rules/castling.h"

namespace roque {

/// The king moves to any adjoining square that is not attacked, or castles (FIDE article 3.8,
/// model/rules/castling.h).
class King final : public PieceOf<King, PieceType::King> {
public:
    static constexpr std::string_view kName = "king";
    static constexpr int kValue = 0;

    using PieceOf::PieceOf;

    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Square from) noexcept {
        return attacks::king(from);
    }
    [[nodiscard]] ROQUE_INLINE static constexpr Bitboard attacks(Color /*color*/, Square from,
                                                                 Bitboard /*occupied*/) noexcept {
        return attacks(from);
    }

    /// Hands the king's legal moves, castling included, to the sink if the king is in `among`.
    ///
    /// The attacked squares are computed only if the king has a square to go to or a rook to castle with.
    template <MoveFilter Filter, typename Side, typename Sink>
    ROQUE_INLINE static void generate(const Position& position, Side us, const ChecksAndPins& checksAndPins,
                                      Bitboard among, Sink& sink) {
        const Square king = checksAndPins.king;
        if (!contains(among, king)) return;
        const Bitboard targets = attacks(king) & allowedTargets<Filter>(checksAndPins);
        const Bitboard castlingRooks =
            Filter == MoveFilter::Noisy ? kNoSquares
                                        : Castling::candidates(position.castlingRooks(), us, checksAndPins);
        if ((targets | castlingRooks) == 0) return;
        const Bitboard danger = attackedBy(position.board(), ~us, checksAndPins.occupied ^ bit(king));
        sink.squares(PieceType::King, king, targets & ~danger);
        if (castlingRooks != 0) Castling::generate(castlingRooks, checksAndPins, danger, sink);
    }
};

}  // namespace roque
