#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/position/position.h"
#include "plugins/sdk/limits.h"
#include "plugins/sdk/score.h"

// The vocabulary of everything that searches for a move: plugins today, other engines alike.
namespace roque {

using SearchLimits = sdk::Limits;
using Score = sdk::Score;

/// The question put to a player: the game so far and when the search has to end.
struct SearchRequest {
    Position start = Position::start();
    Variant variant = Variant::Standard;
    std::vector<Move> moves;  ///< from `start` to the position in question, each legal
    SearchLimits limits;
    std::vector<Move> searchMoves{};  ///< the moves in question, each legal; all if there are none

    /// True while it is still the opponent's turn, so that the limits of time do not count yet; whoever has
    /// it set makes it false. Null: it is the player's turn.
    std::shared_ptr<const std::atomic<bool>> isPondering = nullptr;
};

/// What a player tells while it thinks. All of it is checked: the line is legal, texts are UTF-8.
struct SearchInfo {
    unsigned depth = 0;                  ///< plies searched completely
    unsigned selectiveDepth = 0;         ///< plies of the longest line looked at, 0: not told
    unsigned multiPv = 1;                ///< rank of this line among several, from 1
    std::optional<Score> scoreForMover;  ///< from the point of view of the side to move, if told
    std::uint64_t nodes = 0;             ///< positions looked at so far
    std::chrono::milliseconds time{0};   ///< since the search began
    unsigned tablePermille = 0;          ///< how full the table of positions is, in thousandths, 0: not told
    std::vector<Move> line;              ///< best play
    std::string lineText;                ///< the line in SAN, separated by blanks

    bool operator==(const SearchInfo&) const = default;
};

/// The move that a player answers with, legal where it was asked.
struct SearchAnswer {
    Move best = Move::none();
    std::optional<Move> ponder{};  ///< the reply that the player expects, legal after `best`
    bool isFromBook = false;       ///< it stood in the player's opening book; nothing was searched
};

}  // namespace roque
