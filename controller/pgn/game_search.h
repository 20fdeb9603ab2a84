#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "controller/pgn/game_matcher.h"
#include "controller/pgn/pgn_file.h"

namespace roque {

/// Searches a file for games, part by part, so that the window stays responsive. Uses what a list shows:
/// ignores the criteria `firstMoves` and `position`. [ui-thread]
class GameSearch {
public:
    explicit GameSearch(const GameCriteria& criteria) : matcher_(criteria) {}

    /// Searches the next part of the file, some thousand games; false if every part read so far is done.
    bool searchNextPart(const PgnFile& file);

    /// The numbers of the games found so far.
    [[nodiscard]] const std::vector<std::uint32_t>& found() const noexcept { return found_; }

private:
    GameMatcher matcher_;
    std::size_t parts_ = 0;    ///< how many are done
    std::uint32_t games_ = 0;  ///< how many are in those
    std::vector<std::uint32_t> found_;
};

}  // namespace roque
