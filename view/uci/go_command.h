#pragma once

#include <string>
#include <vector>

#include "controller/search/search.h"
#include "view/uci/words.h"

namespace roque::uci {

/// The content of a `go` command.
struct GoCommand {
    SearchLimits limits;
    std::vector<std::string> searchMoves;  ///< as written
    bool saysInfinite = false;             ///< else `limits` may be infinite because nothing limits them
    bool isPonder = false;                 ///< the opponent is still to make the move expected

    bool operator==(const GoCommand&) const = default;
};

/// Reads the words after `go`. Skips what makes no sense; without any limit it is `go infinite`.
[[nodiscard]] GoCommand parseGo(Words words);

}  // namespace roque::uci
