#pragma once

#include <cstdint>
#include <optional>

#include "controller/search/search.h"
#include "model/position/position.h"

namespace roque {

/// Limits searches to a number of positions, or to a time for an engine that does not know what that is: such
/// as Ethereal 12, which ends such a search after a depth of one. It gets a microsecond for each position
/// instead.
class NodeBudget {
public:
    /// What a search of all moves of a position has shown at its end.
    struct Seen {
        unsigned depth = 0;
        std::uint64_t nodes = 0;  ///< as the engine says; 0: it does not
        bool isMate = false;      ///< the score is a mate, after which an engine may well end
    };

    /// The limits of a search of so many positions.
    [[nodiscard]] SearchLimits limitsOf(std::uint64_t nodes) const;

    /// Learns from a search within limitsOf(nodes). Returns whether the engine did not know the number, so
    /// that the search has to be repeated.
    [[nodiscard]] bool mustRepeat(std::uint64_t nodes, const Position& position, const Seen& seen);

private:
    std::optional<bool> isKnown_;  ///< to the engine; nothing: no search has shown it
};

}  // namespace roque
