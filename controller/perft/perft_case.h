#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/position/position.h"

namespace roque {

/// A position of a perft suite with its known counts.
struct PerftCase {
    struct Count {
        unsigned depth;
        std::uint64_t nodes;
    };
    std::string id;  ///< the operation `id`; the FEN if there is none
    Position position;
    std::vector<Count> counts;  ///< as in the line
};

/// Reads a line of a suite such as `<FEN> ;id name ;D1 20 ;D2 400`. Ignores other operations. The error says
/// what is wrong with the line.
[[nodiscard]] Result<PerftCase, Message> parsePerftCase(std::string_view line);

}  // namespace roque
