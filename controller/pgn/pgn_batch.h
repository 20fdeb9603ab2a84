#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/pgn/pgn_splitter.h"
#include "model/pgn/pgn_visitor.h"

namespace roque {

/// Consecutive games of a PGN text: enough that reading them takes longer than handing them to a thread.
struct PgnBatch {
    /// A section (PgnSection) of `text`.
    struct Part {
        std::size_t begin;
        std::size_t length;
        std::size_t line;
        bool isFragment;
    };

    std::string text;
    std::vector<Part> parts;

    /// Reads all games.
    void readTo(PgnVisitor& visitor) const;
};

}  // namespace roque
