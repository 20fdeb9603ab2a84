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
    bool saysPerft = false;                ///< count move sequences instead of searching
    std::optional<unsigned> perft;         ///< its plies; none if they cannot be counted
    std::vector<std::string> problems;     ///< what cannot be understood, in words

    bool operator==(const GoCommand&) const = default;
};

/// Reads the words after `go`. Names what makes no sense and skips it: words that it does not know, and
/// limits without a number that can be. Without any limit it is `go infinite`.
[[nodiscard]] GoCommand parseGo(Words words);

}  // namespace roque::uci
