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
/// Each side of each game has an object of its own, used by one thread at a time. If an exception leaves one
/// of these functions, its text is shown to the person as the reason of the failure.
class Player {
public:
    /// The options. A player that has some declares an array of the same name (option.h).
    static constexpr std::array<Option, 0> kOptions{};

    /// Whether the player plays Chess960. The model knows its rules; only a player that expects kings on e1
    /// and e8 for castling says no.
    static constexpr bool kPlaysChess960 = true;

    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// Sets an option. One that is never set has its declared default.
    virtual void setOption(std::string_view /*name*/, const OptionValue& /*value*/) {}

    /// Begins another game: forget what you remember of the last one.
    virtual void newGame() {}

    /// Finds a legal move of `job.position()`, which has one.
    [[nodiscard]] virtual Move search(SearchJob& job) = 0;
};

}  // namespace roque::sdk
