#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/game/game.h"

namespace roque {

/// A step from one position of a game to another.
enum class BrowseStep : std::uint8_t { First, Previous, Next, Last };

/// Which position of a game is looked at: the one where the game stands, or an earlier one while the game
/// goes on. Knows no toolkit. [ui-thread]
class GameBrowser {
public:
    /// Looks at where a game stands, from now on at this one. It is borrowed until another is followed.
    void follow(const Game& game);

    /// The game has gone on, or back. Who looked at its last position does so again.
    void update();

    /// The positions from the start to where the game stands; empty before follow().
    [[nodiscard]] const std::vector<const GameNode*>& line() const noexcept { return line_; }
    /// The number of the position that is looked at, an index of line().
    [[nodiscard]] std::size_t index() const noexcept { return index_; }
    /// The position that is looked at, nullptr before follow().
    [[nodiscard]] const GameNode* shown() const noexcept { return line_.empty() ? nullptr : line_[index_]; }
    /// Whether that is where the game stands.
    [[nodiscard]] bool isLive() const noexcept { return index_ + 1 >= line_.size(); }

    [[nodiscard]] bool canGo(BrowseStep step) const noexcept;
    /// Goes as far as it can.
    void go(BrowseStep step) noexcept;
    /// Looks at a position of the line by its index; beyond the end, at the last.
    void goTo(std::size_t index) noexcept;

private:
    const Game* game_ = nullptr;
    std::vector<const GameNode*> line_;
    std::size_t index_ = 0;
};

}  // namespace roque
