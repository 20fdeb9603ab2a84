#pragma once

#include <cstddef>
#include <vector>

#include "model/base/move.h"

namespace roque {

struct MateDefence;

/// A move of the attacker and all answers of the defender. Without defences it is checkmate.
struct MateBranch {
    Move move = Move::none();
    std::vector<MateDefence> defences;
};

/// A reply of the defender and how it loses.
struct MateDefence {
    Move reply = Move::none();
    unsigned moves = 0;         ///< the attacker then mates in this many moves, not sooner
    std::vector<Move> fastest;  ///< all moves that achieve this; more than one is a dual
    MateBranch continuation;    ///< the first of them with its continuation
};

/// The solution of "mate in N": the shortest mate, proved.
struct MateSolution {
    unsigned moves = 0;  ///< length of the shortest mate, in moves of the attacker
    std::vector<Move>
        keys;  ///< the first moves that mate in `moves`: the first found, or all of them if asked for
    std::vector<Move> line;        ///< one of the longest lines, from the first key to the mate
    std::vector<MateBranch> tree;  ///< every key with all defences, if asked for
    /// Whether the tree is complete. It is not if it exceeds MateSolver::kMaxTreeBranches, or if the search
    /// was stopped when only the first key was proved.
    bool isTreeComplete = true;
};

}  // namespace roque
