#pragma once

#include "model/game/game_record.h"
#include "tests/property/random_walk.h"

namespace roque::test {

/// How much a random game has beside the moves of its main line.
struct RecordShape {
    unsigned mostPlies = 80;
    unsigned notesInHundred = 30;       ///< of a hundred moves, so many have notes
    unsigned variationsInHundred = 15;  ///< before so many of a hundred moves is another one
};

/// A random game with tags, notes of every kind and nested variations, as reading PGN would make it. Its
/// moves are legal.
[[nodiscard]] GameRecord randomRecord(Dice& dice, const RecordShape& shape = {});

/// Whether two games say the same: tags, start, result, and all lines with their notes in the same order.
[[nodiscard]] bool isSame(const GameRecord& left, const GameRecord& right);

}  // namespace roque::test
