#pragma once

#include "model/board/board.h"
#include "model/pieces/piece_of.h"

namespace roque {

/// Knight, bishop, rook and queen: they may go to any square they attack, as far as checks and pins allow.
///
/// `Self` says besides `attacks` which of its kind can move at all (`mobile`) and what a pin leaves of the
/// squares of one of them (`confine`).
template <typename Self, PieceType Type>
class Officer : public PieceOf<Self, Type> {
public:
    using PieceOf<Self, Type>::PieceOf;

    /// Hands the legal squares of each officer of this kind that stands in `among` to the sink.
    template <Wanted Which, typename Side, typename Sink>
    ROQUE_INLINE static void generate(const Position& position, Side us, const Situation& situation,
                                      Bitboard among, Sink& sink);

protected:
    ~Officer() = default;
};

}  // namespace roque
