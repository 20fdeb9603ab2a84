#pragma once

#include <cstddef>
#include <vector>

#include "model/base/move.h"

namespace roque {

struct MateDefence;

/// A move of the attacker and everything the defender may answer. Without defences it is checkmate.
struct MateBranch {
    Move move = Move::none();
    std::vector<MateDefence> defences;
};

/// A reply of the defender and how it loses.
struct MateDefence {
    Move reply = Move::none();
    unsigned moves = 0;         ///< the attacker then mates in so many moves, no sooner
    std::vector<Move> fastest;  ///< all attacker's moves that do; more than one is a dual
    MateBranch continuation;    ///< the first of them, with what follows
};

/// The answer to "mate in N": the shortest mate, proved.
struct MateSolution {
    unsigned moves = 0;  ///< length of the shortest mate, in moves of the attacker
    std::vector<Move>
        keys;  ///< the first moves that mate in `moves`: the first found, or all of them if asked for
    std::vector<Move> line;        ///< one of the longest lines, from the first key to the mate
    std::vector<MateBranch> tree;  ///< every key with all defences, if asked for
    /// Whether the tree was built to its ends. It was not if it is larger than MateSolver::kLargestTree, or
    /// if the search was stopped when no more than the first key was proved.
    bool isTreeComplete = true;
};

}  // namespace roque
