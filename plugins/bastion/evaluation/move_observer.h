#pragma once

#include "plugins/bastion/evaluation/accumulator.h"
#include "plugins/bastion/evaluation/piece_changes.h"

namespace roque::bastion {

/// What a search watches of a move: for the hand-crafted evaluation and for a network.
struct MoveObserver {
    Accumulator& accumulator;
    PieceChanges& changes;

    ROQUE_INLINE void put(Color color, PieceType type, Square on) const noexcept {
        accumulator.put(color, type, on);
        changes.put(color, type, on);
    }
    ROQUE_INLINE void remove(Color color, PieceType type, Square from) const noexcept {
        accumulator.remove(color, type, from);
        changes.remove(color, type, from);
    }
    ROQUE_INLINE void move(Color color, PieceType type, Square from, Square to) const noexcept {
        accumulator.move(color, type, from, to);
        changes.move(color, type, from, to);
    }
};

}  // namespace roque::bastion
