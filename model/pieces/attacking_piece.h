#pragma once

#include "model/pieces/piece_of.h"

namespace roque {

/// Knight, bishop, rook and queen: pieces that may move to any square they attack, as far as checks and pins
/// allow.
///
/// Besides `attacks`, `Self` provides `mobile` (the pieces of its type that a pin leaves any move) and
/// `restrictToPin` (the targets that a pin leaves one of them).
template <typename Self, PieceType Type>
class AttackingPiece : public PieceOf<Self, Type> {
public:
    using PieceOf<Self, Type>::PieceOf;

    /// Hands the legal targets of each piece of this type in `among` to the sink.
    template <MoveFilter Filter, typename Side, typename Sink>
    ROQUE_INLINE static void generate(const Position& position, Side us, const ChecksAndPins& checksAndPins,
                                      Bitboard among, Sink& sink) {
        const Bitboard allowed = allowedTargets<Filter>(checksAndPins) & checksAndPins.checkMask;
        Bitboard movers = position.board().pieces(us, Type) & among;
        if (!checksAndPins.isAnyPinned()) [[likely]] {
            while (movers != 0) {
                const Square from = popFirst(movers);
                sink.squares(Type, from, Self::attacks(us, from, checksAndPins.occupied) & allowed);
            }
            return;
        }
        movers = Self::mobile(movers, checksAndPins);
        while (movers != 0) {
            const Square from = popFirst(movers);
            const Bitboard targets = Self::attacks(us, from, checksAndPins.occupied) & allowed;
            sink.squares(Type, from, Self::restrictToPin(from, checksAndPins, targets));
        }
    }

protected:
    ~AttackingPiece() = default;
};

}  // namespace roque
