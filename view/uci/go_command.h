#pragma once

#include <optional>
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
    std::optional<unsigned> perft;         ///< plies: count move sequences instead of searching
    std::vector<std::string> problems;     ///< what cannot be understood, in words

    bool operator==(const GoCommand&) const = default;
};

/// Reads the words after `go`. Skips what makes no sense, and names limits without a number; without any
/// limit it is `go infinite`.
[[nodiscard]] GoCommand parseGo(Words words);

}  // namespace roque::uci
