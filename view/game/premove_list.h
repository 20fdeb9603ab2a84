#pragma once

#include <string>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"

namespace roque {

/// A premove and how it is written.
struct PremoveText {
    Move move;
    /// As in SAN, in English letters: with as much of its origin as the other premoves require. Whether a
    /// piece captures is not known yet; a pawn that changes its file must.
    std::string san;
    std::string uci;                 ///< castling as the king's two squares, where it starts on the e-file
    std::vector<std::string> forms;  ///< every text that may mean it, perhaps among others
};

/// The premoves that a side may enter now, after those that wait. Knows no toolkit. [any-thread]
[[nodiscard]] std::vector<PremoveText> possiblePremoves(const Position& position,
                                                        const std::vector<Move>& waiting, Color side);

}  // namespace roque
