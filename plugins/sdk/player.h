#pragma once

#include <array>
#include <string_view>

#include "model/base/move.h"
#include "plugins/sdk/option.h"
#include "plugins/sdk/option_value.h"
#include "plugins/sdk/search_job.h"

namespace roque::sdk {

/// An AI player. Derive from it, implement search(), and export the class with ROQUE_PLAYER_PLUGIN
/// (player_plugin.h).
///
/// Each side of each game has an object of its own, used by one thread at a time. Any exception that leaves
/// one of these functions is shown to the person as the reason of a failure.
class Player {
public:
    /// What a person can set. A player with options declares an array of the same name (option.h).
    static constexpr std::array<Option, 0> kOptions{};

    /// Whether the player plays Chess960. The model takes care of the rules; only a player that knows nothing
    /// of castling from other squares than e1 and e8 says no.
    static constexpr bool kPlaysChess960 = true;

    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// An option was set. Those that never are have the value declared.
    virtual void setOption(std::string_view /*name*/, const OptionValue& /*value*/) {}

    /// What comes next does not continue the game before: forget what was learnt from it.
    virtual void newGame() {}

    /// Finds a legal move of `job.position()`, which has one.
    [[nodiscard]] virtual Move search(SearchJob& job) = 0;
};

}  // namespace roque::sdk
