#pragma once

#include "model/base/bitboard.h"
#include "model/base/color.h"

namespace roque {

/// A claim about what a side wins, whatever the opponent replies. Material is counted as pawnsWorth() does.
///
/// Pieces are named by where they stand in the position the claim is about; a proof follows them as they
/// move.
struct MaterialClaim {
    /// What must happen besides, for the claim to hold.
    enum class Event : std::uint8_t {
        None,
        Capture,    ///< one of the victims is taken, by the hunter if there is one
        Promotion,  ///< the hunter, a pawn, is promoted
    };

    Color winner = Color::White;
    int before = 0;  ///< the winner's material minus the opponent's, from which the gain is counted
    int pawns = 1;   ///< the gain, at least
    Event event = Event::None;
    Bitboard victims = kNoSquares;
    Square hunter = Square::None;
};

}  // namespace roque
