#pragma once

#include <cstddef>
#include <cstdint>

#include "model/base/export.h"
#include "model/endings/ending_material.h"

namespace roque {

class KingPairs;

/// Numbers the placements of an ending's men, so that those which are mirror images of each other have one
/// number: eight of them without pawns, two with pawns.
///
/// The king's squares give the row (462 pairs without pawns, 1,806 with them), the squares of the other men
/// the place in it. Some numbers stand for nothing: two men on a square, or the image of another placement.
///
/// A pawn that has just made its double step, and may be captured en passant, stands on the first rank of its
/// side and file: no pawn is ever there.
class EndingIndex {
public:
    ROQUE_MODEL explicit EndingIndex(const EndingMaterial& material);

    /// The number of numbers.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    /// Of one pair of kings, which follow each other.
    [[nodiscard]] std::size_t rowSize() const noexcept { return rowSize_; }

    /// The number of a placement. The kings do not touch.
    [[nodiscard]] ROQUE_MODEL std::size_t of(const Placement& placement) const noexcept;

    /// The placement that has a number. Its own number is another one if it is the image of another
    /// placement.
    [[nodiscard]] ROQUE_MODEL Placement placement(std::size_t number) const noexcept;

private:
    [[nodiscard]] std::size_t inRow(const Placement& placement, unsigned symmetry) const noexcept;

    const KingPairs* pairs_;  ///< lives as long as the program
    bool isSingle_;           ///< one man besides the kings, not two
    bool hasTwins_;           ///< two equal men, which may change places
    std::size_t rowSize_;
    std::size_t size_;
};

}  // namespace roque
