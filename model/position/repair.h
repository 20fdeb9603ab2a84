#pragma once

#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/position/validity.h"

namespace roque {

/// How to fix one problem of a setup.
struct Repair {
    PositionProblem problem;
    /// The setup without this problem; nothing if only a person can decide which pieces are meant.
    std::optional<Setup> mended;
    /// The squares concerned: where a king is added, what is removed, or which pieces give an impossible
    /// check.
    Bitboard squares = kNoSquares;
    unsigned surplus = 0;  ///< how many pieces to remove, where a person must choose which
};

/// A repair for each problem of a setup, in the order of the problems.
///
/// Removes pieces only if nothing else helps. If a side has too many pieces of a kind, only a person knows
/// which of them are meant, so `mended` is empty.
[[nodiscard]] ROQUE_MODEL std::vector<Repair> repairsOf(const Setup& setup);

}  // namespace roque
