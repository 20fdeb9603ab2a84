#pragma once

#include <vector>

#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/position/position.h"

namespace roque::match {

/// The beginning of a game of a match: a position, and moves that are made for both sides.
struct Opening {
    Position start = Position::start();
    Variant variant = Variant::Standard;
    std::vector<Move> moves;  ///< each legal; the game is not over after them

    bool operator==(const Opening&) const = default;
};

}  // namespace roque::match
