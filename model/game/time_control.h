#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/base/export.h"
#include "model/base/result.h"

namespace roque {

/// The unit of all clock times.
using ClockTime = std::chrono::milliseconds;

/// No clock.
struct Untimed {
    bool operator==(const Untimed&) const = default;
};

/// The bonus a stage gives for each move.
enum class MoveBonus : std::uint8_t {
    Increment,  ///< added after each move (Bobby Fischer)
    Bronstein,  ///< added after each move, at most the time it took (David Bronstein)
    Delay,      ///< the clock waits this long before it runs (US delay)
};

/// A stage of a game with its own time.
struct TimeStage {
    ClockTime time{0};
    ClockTime bonus{0};
    MoveBonus kind = MoveBonus::Increment;
    unsigned moves = 0;  ///< number of moves the time is for; 0: all the rest

    bool operator==(const TimeStage&) const = default;
};

/// Time for the game, or for numbers of moves, in successive stages (FIDE article 6.3.1). Unused time carries
/// over. If the last stage is for a number of moves, it repeats.
struct StagedTime {
    std::vector<TimeStage> stages;  ///< at least one

    /// The stage with this number, from 0; the last one repeats.
    [[nodiscard]] const TimeStage& stage(std::size_t number) const {
        return stages[std::min(number, stages.size() - 1)];
    }

    bool operator==(const StagedTime&) const = default;
};

/// Time one side uses is added to the other's: a sandglass.
struct Hourglass {
    ClockTime time{0};

    bool operator==(const Hourglass&) const = default;
};

/// Byoyomi: after the main time, overtime in periods. A move within the period leaves it intact, a longer one
/// uses it up. The flag falls at the end of the last period.
struct Byoyomi {
    ClockTime mainTime{0};
    ClockTime period{0};
    unsigned periods = 1;

    bool operator==(const Byoyomi&) const = default;
};

/// A fixed time for every move; unused time is lost.
struct TimePerMove {
    ClockTime time{0};

    bool operator==(const TimePerMove&) const = default;
};

/// The time control of a side.
using TimeControl = std::variant<Untimed, StagedTime, Hourglass, Byoyomi, TimePerMove>;

/// Whether the time is limited at all.
[[nodiscard]] inline bool isTimed(const TimeControl& control) noexcept {
    return !std::holds_alternative<Untimed>(control);
}

/// Time for the whole game, with a bonus for each move.
[[nodiscard]] inline TimeControl suddenDeath(ClockTime time, ClockTime bonus = ClockTime{0},
                                             MoveBonus kind = MoveBonus::Increment) {
    return StagedTime{{{time, bonus, kind, 0}}};
}

/// The value of the PGN tag TimeControl (PGN standard, section 9.6.1), in seconds: "-", "300+2",
/// "40/5400+30:1800", "*180" for an hourglass. Kinds unknown to the standard are written in its style:
/// "300b2" (Bronstein), "300d2" (delay), "600+3x30" (byoyomi: three periods of 30 seconds), "1/10" (ten
/// seconds a move).
[[nodiscard]] ROQUE_MODEL std::string toText(const TimeControl& control);

/// Parses such a text. The error is a sentence without a full stop that says why it is not one, or gives
/// no time. "?" (unknown) is not accepted.
[[nodiscard]] ROQUE_MODEL Result<TimeControl, Message> parseTimeControl(std::string_view text);

}  // namespace roque
