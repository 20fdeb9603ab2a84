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

// The vocabulary of everything that searches for a move: plugins and UCI engines alike.
namespace roque {

using SearchLimits = sdk::Limits;
using Score = sdk::Score;

/// A question: the game so far and when the search has to end.
struct SearchRequest {
    Position start = Position::start();
    Variant variant = Variant::Standard;
    std::vector<Move> moves;  ///< from `start` to the position to search, each legal
    SearchLimits limits;
    std::vector<Move> searchMoves{};  ///< the moves to search, each legal; empty: all moves

    /// True while it is still the opponent's turn and time limits do not count yet. The asker sets it to
    /// false. Null: it is the player's turn.
    std::shared_ptr<const std::atomic<bool>> isPondering = nullptr;
};

/// How exact a score is.
enum class ScoreBound : std::uint8_t {
    Exact,
    Lower,  ///< the position is at least that good (the search failed high)
    Upper,  ///< the position is at most that good (the search failed low)
};

/// Chances out of 1000, for the side to move.
struct Chances {
    unsigned win = 0;
    unsigned draw = 0;
    unsigned loss = 0;

    bool operator==(const Chances&) const = default;
};

/// An engine's report on one line. All of it has been checked: the line is legal, texts are UTF-8.
struct SearchInfo {
    unsigned depth = 0;                  ///< plies searched completely
    unsigned selectiveDepth = 0;         ///< plies of the longest line searched, 0: not reported
    unsigned multiPv = 1;                ///< rank of this line among several, from 1
    std::optional<Score> scoreForMover;  ///< from the point of view of the side to move, if reported
    ScoreBound bound = ScoreBound::Exact;
    std::optional<Chances> chances;     ///< if reported
    std::uint64_t nodes = 0;            ///< positions searched so far
    std::chrono::milliseconds time{0};  ///< since the search began
    unsigned tablePermille = 0;  ///< how full the transposition table is, in thousandths, 0: not reported
    std::vector<Move> line;      ///< best play
    std::string lineText;        ///< the line in SAN, separated by blanks

    bool operator==(const SearchInfo&) const = default;
};

/// The end of a search.
struct SearchAnswer {
    Move best = Move::none();      ///< legal in the position searched
    std::optional<Move> ponder{};  ///< the reply that the engine expects, legal after `best`
    bool isFromBook = false;       ///< it is from the player's opening book, without a search
    /// The time from when the engine began to think until its answer arrived.
    std::chrono::steady_clock::duration thought{0};
    SearchInfo last{};  ///< the latest report on its best line: depth, score, nodes, time; without the line
};

}  // namespace roque
