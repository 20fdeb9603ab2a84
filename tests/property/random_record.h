#pragma once

#include "model/game/game_record.h"
#include "tests/property/random_walk.h"

namespace roque::test {

/// How much a random game has besides its main line.
struct RecordShape {
    unsigned mostPlies = 80;
    unsigned notesInHundred = 30;       ///< moves with notes, in percent
    unsigned variationsInHundred = 15;  ///< moves with an alternative before them, in percent
};

/// A random game with tags, notes of every kind and nested variations, as read from PGN. Its moves are legal.
[[nodiscard]] GameRecord randomRecord(Dice& dice, const RecordShape& shape = {});

/// Whether two games are equivalent: tags, start, result, and all lines with their notes in the same order.
[[nodiscard]] bool isSame(const GameRecord& left, const GameRecord& right);

}  // namespace roque::test
