#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/position/position.h"

namespace roque::terminal {

/// One position of a perft suite with the counts it must give.
struct PerftCase {
    struct Count {
        unsigned depth;
        std::uint64_t nodes;
    };
    std::string id;  ///< the operation `id`, or the FEN without one
    Position position;
    std::vector<Count> counts;  ///< in the order of the line
};

/// Reads one line of a suite: `<FEN> ;id name ;D1 20 ;D2 400`. Other operations are ignored. The error says
/// what is wrong with the line.
[[nodiscard]] Result<PerftCase, std::string> parsePerftCase(std::string_view line);

}  // namespace roque::terminal
