#pragma once

#include <chrono>
#include <string>

#include "controller/scores/points_entry.h"

namespace roque::test {

/// A finished game for tests; a game with another number has another id and ends that many minutes later.
[[nodiscard]] inline PointsEntry sampleEntry(int number, const std::string& white = "Ada",
                                             const std::string& black = "Bob", int whitePoints = 20,
                                             int blackPoints = 10) {
    PointsEntry entry;
    entry.id = "00000000-0000-4000-8000-" + std::to_string(100'000'000'000 + number);
    entry.ended = std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + std::chrono::minutes(number);
    entry.names = {white, black};
    entry.points = {whitePoints, blackPoints};
    entry.result = GameResult::WhiteWins;
    entry.termination = Termination::FlagFall;
    entry.variant = Variant::Chess960;
    entry.plies = 61;
    return entry;
}

}  // namespace roque::test
