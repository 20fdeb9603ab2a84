#pragma once

#include "model/position/position.h"

namespace roque::problems {

/// A mate problem: the side to move mates in `moves` moves, no sooner, and only with `key`.
struct Problem {
    Position position;
    unsigned moves = 0;
    Move key = Move::none();
};

}  // namespace roque::problems
