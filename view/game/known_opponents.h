#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "controller/players/game_setup.h"

namespace roque {

/// The AI players that a person has met, each with its own level and other settings: a level belongs to its
/// player, whatever is chosen in between. Knows no toolkit.
class KnownOpponents {
public:
    static constexpr std::size_t kMaxCount = 20;

    /// People in the list are left out: they have no settings.
    explicit KnownOpponents(const std::vector<PlayerSpec>& latestFirst);

    /// A player as it was last; nullptr if it has not been met.
    [[nodiscard]] const PlayerSpec* find(std::string_view id) const;
    /// Remembers the settings of a player, which keeps its place.
    void remember(const PlayerSpec& player);
    /// The same for the player of the next game, which becomes the latest.
    void meet(const PlayerSpec& player);

    /// All of them, the latest first.
    [[nodiscard]] const std::vector<PlayerSpec>& list() const noexcept { return players_; }

private:
    std::vector<PlayerSpec> players_;
};

}  // namespace roque
