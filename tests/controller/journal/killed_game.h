#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "controller/game_setup.h"
#include "controller/journal/clock_reading.h"

namespace roque::test {

/// A game that another process plays until it is killed, and what a person would have seen of it.
class KilledGame {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// What was on the board at some moment.
    struct Shown {
        std::vector<std::string> moves;  ///< from the start, in UCI's notation
        ClockReading clock;
        Time when;
    };

    /// Who plays in every such game.
    [[nodiscard]] static GameSetup setup();

    /// Has a process play for a time, and kills it.
    KilledGame(const std::filesystem::path& journal, unsigned seed, std::chrono::milliseconds time);

    /// The last of what was seen; without moves if the process had not come that far.
    [[nodiscard]] const Shown& last() const noexcept { return last_; }
    /// What the clocks would have shown when the process was killed.
    [[nodiscard]] ClockReading clockAtTheEnd() const;

private:
    void follow(int pipe, pid_t child, Time end);

    Shown last_;
    Time killed_;
};

}  // namespace roque::test
