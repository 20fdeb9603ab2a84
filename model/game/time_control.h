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

/// The unit in which times of play are given.
using ClockTime = std::chrono::milliseconds;

/// No clock.
struct Untimed {
    bool operator==(const Untimed&) const = default;
};

/// What a stage gives for each move, besides its time.
enum class MoveBonus : std::uint8_t {
    Increment,  ///< added after the move, used or not (Bobby Fischer)
    Bronstein,  ///< added after the move, no more than the move has taken (David Bronstein)
    Delay,      ///< the clock waits so long before it runs
};

/// A part of a game with a time of its own.
struct TimeStage {
    ClockTime time{0};
    ClockTime bonus{0};
    MoveBonus kind = MoveBonus::Increment;
    unsigned moves = 0;  ///< how many moves the time is for; 0: for all that follow

    bool operator==(const TimeStage&) const = default;
};

/// Time for the game, or for numbers of moves, one stage after the other (FIDE article 6.3.1). What is left
/// of a stage is kept. If the last stage is for a number of moves, it comes again and again.
struct StagedTime {
    std::vector<TimeStage> stages;  ///< at least one

    /// The stage with this number, counted from 0; the last one comes again.
    [[nodiscard]] const TimeStage& stage(std::size_t number) const {
        return stages[std::min(number, stages.size() - 1)];
    }

    bool operator==(const StagedTime&) const = default;
};

/// What one side uses, the other side gets: a sandglass.
struct Hourglass {
    ClockTime time{0};

    bool operator==(const Hourglass&) const = default;
};

/// After the main time, periods of overtime: a move within the period leaves it whole, a longer one uses it
/// up. With the last period the flag falls.
struct Byoyomi {
    ClockTime mainTime{0};
    ClockTime period{0};
    unsigned periods = 1;

    bool operator==(const Byoyomi&) const = default;
};

/// The same time for every move; what is left of it is lost.
struct TimePerMove {
    ClockTime time{0};

    bool operator==(const TimePerMove&) const = default;
};

/// How much time a side has.
using TimeControl = std::variant<Untimed, StagedTime, Hourglass, Byoyomi, TimePerMove>;

/// Whether there is a clock at all.
[[nodiscard]] inline bool isTimed(const TimeControl& control) noexcept {
    return !std::holds_alternative<Untimed>(control);
}

/// Time for the game, with something for each move.
[[nodiscard]] inline TimeControl suddenDeath(ClockTime time, ClockTime bonus = ClockTime{0},
                                             MoveBonus kind = MoveBonus::Increment) {
    return StagedTime{{{time, bonus, kind, 0}}};
}

/// As the PGN tag TimeControl has it (PGN standard, section 9.6.1), in seconds: "-", "300+2",
/// "40/5400+30:1800",
/// "*180" for an hourglass. What that standard does not know is written in its manner: "300b2" (Bronstein),
/// "300d2" (delay), "600+3x30" (byoyomi: three periods of 30 seconds), "1/10" for ten seconds a move.
[[nodiscard]] ROQUE_MODEL std::string toText(const TimeControl& control);

/// What such a text means; else, in an English sentence without a full stop, why it is none or gives no time.
/// "?" (unknown) is none.
[[nodiscard]] ROQUE_MODEL Result<TimeControl, std::string> parseTimeControl(std::string_view text);

}  // namespace roque
