#pragma once

#include <memory>

#include "model/position/position.h"
#include "plugins/bastion/evaluation/tapered.h"

namespace roque::bastion {

/// What depends on nothing but the pawns of both sides.
struct PawnStructure {
    Key key = 0;
    ByColor<Bitboard> passers;
    Tapered balance;  ///< White less Black
};

/// Remembers pawn structures, which most moves leave alone. [search-thread]
class PawnTable {
public:
    /// The entry of a key: that of these pawns if its key is the same, else one to be overwritten.
    [[nodiscard]] PawnStructure& entryOf(Key key) noexcept { return entries_[key % kEntries]; }

private:
    static constexpr std::size_t kEntries = 8192;
    std::unique_ptr<PawnStructure[]> entries_ = std::make_unique<PawnStructure[]>(kEntries);
};

}  // namespace roque::bastion
