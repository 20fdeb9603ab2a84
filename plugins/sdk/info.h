#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/move.h"
#include "plugins/sdk/score.h"

namespace roque::sdk {

/// What a player tells while it thinks. Whatever it leaves alone is not told.
struct Info {
    unsigned depth = 0;           ///< plies searched completely
    unsigned selectiveDepth = 0;  ///< plies of the longest line looked at
    unsigned multiPv = 1;         ///< rank of this line among several, from 1
    std::optional<Score> scoreForMover;
    std::uint64_t nodes = 0;     ///< positions looked at so far
    unsigned tablePermille = 0;  ///< how full the table of positions is, in thousandths
    std::vector<Move> line;      ///< best play from the position searched
};

}  // namespace roque::sdk
