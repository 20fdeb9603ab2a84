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

/// A named opening and its code in the Encyclopaedia of Chess Openings: five volumes A to E of a hundred
/// chapters each.
struct Opening {
    std::string code;  ///< such as "B90"
    std::string name;  ///< in English, such as "Sicilian Defence: Najdorf Variation"

    bool operator==(const Opening&) const = default;
};

/// The names of openings, found by position: it does not matter by which moves one came there.
class ROQUE_MODEL OpeningTable {
public:
    /// Reads lines of a code, a name and moves in SAN, separated by tabs. What is wrong with the first line
    /// that is not so is the error, an English sentence without a full stop.
    [[nodiscard]] static Result<OpeningTable, std::string> parse(std::string_view text);

    [[nodiscard]] std::size_t size() const noexcept { return openings_.size(); }

    /// The opening of a position, nullptr if it has no name.
    [[nodiscard]] const Opening* find(const Position& position) const;
    /// The opening of a game as it stands at a node: that of the last position of its line that has a name;
    /// nullptr if none has. Only games from the usual start position have openings.
    [[nodiscard]] const Opening* openingOf(const GameNode& node) const;

private:
    std::vector<Opening> openings_;
    std::unordered_map<Key, std::size_t> byPosition_;
};

/// Adds the opening of a game's main line to its tags, as ECO and Opening, unless they say something already.
ROQUE_MODEL void tagOpening(const OpeningTable& openings, const GameNode& root, GameTags& tags);

}  // namespace roque
