#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "tests/property/random_walk.h"

namespace roque::bench {

/// A game of random legal moves, as servers and databases write them: seven tags and some more, sixty to a
/// hundred and twenty half-moves, now and then a comment, a judgement or a variation; a quarter of the games
/// has a clock at each move.
[[nodiscard]] std::string sampleGame(test::Dice& dice, std::size_t number);

/// Writes such games, the same ones in every run, into a file of at least so many bytes; returns how many.
std::size_t writeSampleFile(const std::filesystem::path& place, std::size_t bytes);

}  // namespace roque::bench
