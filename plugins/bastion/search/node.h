#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "model/base/move.h"
#include "plugins/bastion/search/history.h"
#include "plugins/bastion/search/search_position.h"
#include "plugins/bastion/search/transposition_table.h"

namespace roque::bastion {

/// What is expected of a node (D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975, types
/// 1, 2 and 3).
enum class NodeType : std::uint8_t {
    Pv,   ///< lies on the principal variation
    Cut,  ///< one of its moves fails high
    All,  ///< none of its moves does, so all are searched
};

/// One ply of the line being searched.
struct StackFrame {
    Accumulator accumulator;
    const ContinuationHistory* continuation = nullptr;    ///< of the move made here, to read
    ContinuationHistory* continuationToUpdate = nullptr;  ///< the same; null after a null move
    Move currentMove = Move::none();                      ///< made here; none() for a null move
    PieceTo currentPieceTo = 0;                           ///< of currentMove
    bool isCurrentQuiet = false;                          ///< whether currentMove is
    int currentNumber = 0;                                ///< of currentMove among those tried, from 1
    Bitboard threats = kNoSquares;                        ///< as in Node
    Move excludedMove = Move::none();                     ///< left out by a singular search
    std::array<Move, 2> killers{Move::none(), Move::none()};
    Value staticEvaluation = kNoValue;  ///< corrected; kNoValue in check
    int cutoffCount = 0;                ///< beta cutoffs at this ply since its grandparent was entered
    int doubleExtensions = 0;           ///< on the line from the root to here
    int currentReduction = 0;           ///< plies by which currentMove is searched less deep
    std::size_t pvLength = 0;
    std::array<Move, kMaxPly + 2> pv;
};

/// One node while its moves are searched.
struct Node {
    const SearchPosition& position;
    StackFrame& frame;
    int ply;
    int depth;
    Value alpha;
    Value beta;
    NodeType type;
    std::optional<TableEntry> entry;    ///< of the transposition table
    Value rawEvaluation = kNoValue;     ///< as evaluate() returns it
    Value staticEvaluation = kNoValue;  ///< with the correction history
    Value estimate = kNoValue;          ///< staticEvaluation, or the table's value if that says more
    bool isImproving = false;           ///< whether staticEvaluation is higher than two plies ago
    bool isOpponentWorsening = false;   ///< whether the opponent's last move cost it evaluation
    Bitboard threats = kNoSquares;      ///< squares that the opponent attacks

    [[nodiscard]] bool isPv() const noexcept { return type == NodeType::Pv; }
    [[nodiscard]] bool isRoot() const noexcept { return ply == 0; }
    [[nodiscard]] Move tableMove() const noexcept { return entry ? entry->best : Move::none(); }
    [[nodiscard]] bool isPvOrWas() const noexcept { return isPv() || (entry && entry->isPv); }
};

/// The moves of a node that have been tried.
struct TriedMoves {
    Value bestValue = -kInfinity;
    Move bestMove = Move::none();  ///< the last that raised alpha
    int count = 0;                 ///< with the present one, and with those pruned
    MoveList quiets;               ///< searched, but did not raise alpha
    MoveList noisy;                ///< the same
};

}  // namespace roque::bastion
