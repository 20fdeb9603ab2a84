#pragma once

#include <string>
#include <vector>

#include "controller/search/search.h"
#include "view/uci/words.h"

namespace roque::uci {

/// What `go` asks for.
struct GoCommand {
    SearchLimits limits;
    std::vector<std::string> searchMoves;  ///< as they were written
    bool isPonder = false;                 ///< the opponent is still to make the move expected

    bool operator==(const GoCommand&) const = default;
};

/// Reads what stands behind `go`. What makes no sense is left out; a `go` that limits nothing is `go
/// infinite`.
[[nodiscard]] GoCommand parseGo(Words words);

}  // namespace roque::uci
