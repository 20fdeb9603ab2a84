#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/move.h"
#include "plugins/sdk/score.h"

namespace roque::sdk {

/// The progress of a search. Fields left at their defaults are not reported.
struct Info {
    unsigned depth = 0;           ///< plies searched completely
    unsigned selectiveDepth = 0;  ///< plies of the longest line searched
    unsigned multiPv = 1;         ///< rank of this line among several, from 1
    std::optional<Score> scoreForMover;
    std::uint64_t nodes = 0;     ///< positions searched so far
    unsigned tablePermille = 0;  ///< the share of the transposition table in use, in thousandths
    std::vector<Move> line;      ///< best play from the position searched
};

}  // namespace roque::sdk
