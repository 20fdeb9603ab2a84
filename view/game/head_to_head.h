#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "controller/scores/points_entry.h"

namespace roque {

/// The results of one player against another.
struct Tally {
    unsigned won = 0;
    unsigned drawn = 0;
    unsigned lost = 0;

    bool operator==(const Tally&) const = default;
};

/// A player's results against each opponent, by the opponent's name in the table of scores ("Bastion 6"),
/// from the finished games of that table. Games of a player against themselves do not count. Knows no
/// toolkit.
[[nodiscard]] std::map<std::string, Tally, std::less<>> talliesOf(const std::vector<PointsEntry>& games,
                                                                  std::string_view player);

}  // namespace roque
