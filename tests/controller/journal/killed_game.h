#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <sys/types.h>

#include "controller/journal/clock_reading.h"
#include "controller/players/game_setup.h"

namespace roque::test {

/// A game that another process plays until it is killed, and what a person would have seen of it.
class KilledGame {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// How the process ends.
    enum class End : std::uint8_t {
        Killed,       ///< kill -9
        DisplayLost,  ///< by _exit(), as GTK does when its display is gone
    };
    /// The state of the board at one moment.
    struct Shown {
        std::vector<std::string> moves;  ///< from the start, in UCI notation
        ClockReading clock;
        Time when;
    };

    /// The players of every such game.
    [[nodiscard]] static GameSetup setup();

    /// Lets a process play for a time, and ends it.
    KilledGame(const std::filesystem::path& journal, unsigned seed, std::chrono::milliseconds time, End end);

    /// The last observed state; without moves if the process had not come that far.
    [[nodiscard]] const Shown& last() const noexcept { return last_; }
    /// The clock times when the process ended.
    [[nodiscard]] ClockReading clockAtTheEnd() const;

private:
    [[nodiscard]] static std::string readAll(int pipe);

    Shown last_;
    Time ended_;
};

}  // namespace roque::test
