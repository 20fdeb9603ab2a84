#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/base/export.h"
#include "model/base/result.h"
#include "model/game/game_node.h"
#include "model/game/game_tags.h"

namespace roque {

/// A named opening and its code in the Encyclopaedia of Chess Openings: volumes A to E with a hundred
/// chapters each.
struct Opening {
    std::string code;  ///< such as "B90"
    std::string name;  ///< in English, such as "Sicilian Defence: Najdorf Variation"

    bool operator==(const Opening&) const = default;
};

/// The names of openings by position, so that transpositions are found.
class ROQUE_MODEL OpeningTable {
public:
    /// Reads lines of a code, a name and moves in SAN, separated by tabs. The error is a sentence without a
    /// full stop about the first malformed line.
    [[nodiscard]] static Result<OpeningTable, Message> parse(std::string_view text);

    [[nodiscard]] std::size_t size() const noexcept { return openings_.size(); }

    /// The opening of a position; nullptr if it has no name.
    [[nodiscard]] const Opening* find(const Position& position) const;
    /// The opening of the line up to a node: that of the last named position on it; nullptr if there is none.
    /// Only games from the standard start position have openings.
    [[nodiscard]] const Opening* openingOf(const GameNode& node) const;

private:
    std::vector<Opening> openings_;
    std::unordered_map<Key, std::size_t> byPosition_;
};

/// Adds the opening of a game's main line to its tags ECO and Opening, unless either is already set.
ROQUE_MODEL void tagOpening(const OpeningTable& openings, const GameNode& root, GameTags& tags);

}  // namespace roque
