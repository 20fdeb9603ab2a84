#pragma once

#include <functional>
#include <vector>

#include "plugins/bastion/base/root_move.h"
#include "plugins/bastion/evaluation/network.h"
#include "plugins/bastion/level/weakness.h"
#include "plugins/bastion/search/evaluation_watch.h"
#include "plugins/bastion/search/search_control.h"

namespace roque::bastion {

/// Receives every line found, on the thread that searches.
using LineSink = std::function<void(const RootMove& line, unsigned rank, int depth)>;

/// Receives each root move before it is searched, its number among the root moves, from 1, and the depth; on
/// the thread that searches.
using MoveSink = std::function<void(Move move, unsigned number, int depth)>;

/// What a thread searches.
struct SearchTask {
    SearchControl& control;
    const std::vector<Position>& game;  ///< the position to search last
    std::vector<Move> moves;            ///< the root moves to search, at least one
    unsigned lines = 1;                 ///< the number of best lines (MultiPV)
    bool scoresAllMoves = false;        ///< whether every root move gets an exact value
    int maxDepth = kMaxPly;
    bool isMainThread = true;            ///< whether this thread asks the clock and counts nodes
    const Weakness* weakness = nullptr;  ///< of the level; null at full strength
    const Network* network = nullptr;    ///< evaluates positions; null for the hand-crafted evaluation
    EvaluationWatch* watch = nullptr;    ///< told what is evaluated; usually null
    LineSink onLine;                     ///< may be empty
    MoveSink onMove{};                   ///< may be empty
};

}  // namespace roque::bastion
