#pragma once

#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/board/validity.h"

namespace roque {

/// How one problem of a setup can be mended.
struct Repair {
    PositionProblem problem;
    /// The setup after it was done, without this problem; nothing where only a person can decide which pieces
    /// are meant.
    std::optional<Setup> mended;
    /// Where it is done: where a king is put, what is taken away, what gives a check that cannot be.
    Bitboard squares = kNoSquares;
    unsigned surplus = 0;  ///< how many pieces have to go, where it is not said which
};

/// How each problem of a setup can be mended, in the order of the problems.
///
/// Pieces are taken away only where nothing else is possible; where pieces of one kind are too many, nobody
/// but the person knows which of them are meant.
[[nodiscard]] ROQUE_MODEL std::vector<Repair> repairsOf(const Setup& setup);

}  // namespace roque
