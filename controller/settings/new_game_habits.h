#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "controller/players/game_setup.h"
#include "model/game/time_control.h"

namespace roque {

/// Which side a person wants to play.
enum class ColorWish : std::uint8_t {
    White,
    Random,  ///< drawn anew for each game
    Black,
};

/// Times that a person has added to the usual ones.
struct OwnTimes {
    static constexpr std::size_t kMaxCount = 12;

    std::vector<TimeControl> times;  ///< with a clock, each once

    bool operator==(const OwnTimes&) const = default;
};

/// What a person chose for earlier games and is offered for the next one.
struct NewGameHabits {
    ColorWish color = ColorWish::White;
    std::vector<PlayerSpec> opponents;  ///< AI players, each with its own level, the latest first
    OwnTimes own;
    bool isWelcomed = false;  ///< the card of the first start has done its work

    bool operator==(const NewGameHabits&) const = default;
};

}  // namespace roque
