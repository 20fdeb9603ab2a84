#pragma once

#include <memory>

#include "model/position/position.h"
#include "plugins/bastion/evaluation/tapered.h"

namespace roque::bastion {

/// The evaluation of the pawns of both sides, which depends on nothing else.
struct PawnStructure {
    Key key = 0;
    ByColor<Bitboard> passers;
    Tapered balance;  ///< White less Black
};

/// The pawn hash table: most moves do not change the pawn structure. [search-thread]
class PawnTable {
public:
    /// The slot of a key. It holds these pawns if its own key is the same; if not, overwrite it.
    [[nodiscard]] PawnStructure& entryOf(Key key) noexcept { return entries_[key % kEntries]; }

private:
    static constexpr std::size_t kEntries = 8192;
    std::unique_ptr<PawnStructure[]> entries_ = std::make_unique<PawnStructure[]>(kEntries);
};

}  // namespace roque::bastion
