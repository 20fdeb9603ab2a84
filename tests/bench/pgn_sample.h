#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "tests/property/random_walk.h"

namespace roque::bench {

/// A game of random legal moves in the style of servers and databases: seven tags and some more, sixty to a
/// hundred and twenty half-moves, now and then a comment, an evaluation sign or a variation; a quarter of the
/// games have a clock at each move.
[[nodiscard]] std::string sampleGame(test::Dice& dice, std::size_t number);

/// Writes such games, the same in every run, to a file of at least this many bytes; returns their number.
std::size_t writeSampleFile(const std::filesystem::path& place, std::size_t bytes);

}  // namespace roque::bench
