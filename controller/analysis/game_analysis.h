#pragma once

#include <optional>
#include <vector>

#include "controller/analysis/move_judgement.h"
#include "controller/analysis/white_score.h"
#include "model/base/move.h"

namespace roque {

/// What an engine makes of a position: its score, and how it would go on.
struct PositionAnalysis {
    WhiteScore score;
    unsigned depth = 0;      ///< plies; 0 if the game is over
    std::vector<Move> line;  ///< best play; empty if the game is over
};

/// How hard it is to find a good move.
struct Difficulty {
    unsigned keeping = 0;  ///< moves that keep the expected score, to 2 points of 100
    unsigned holding = 0;  ///< moves that lose less than 10 points of 100
    unsigned legal = 0;
};

/// What an engine makes of a move that was played.
struct MoveAnalysis {
    Move move = Move::none();
    PositionAnalysis before;
    WhiteScore after;         ///< the score after the move
    unsigned afterDepth = 0;  ///< plies
    double loss = 0;          ///< of the mover's expected score, from 0 to 1; 0 if it is the engine's choice
    std::optional<Difficulty> difficulty;  ///< of the position; nothing if the engine cannot tell
    MoveJudgement judgement = MoveJudgement::None;
};

/// An engine's analysis of the main line of a game, one entry for each move. It goes from the last move to
/// the first; the entries of moves that it has not come to have no move.
using GameAnalysis = std::vector<MoveAnalysis>;

}  // namespace roque
