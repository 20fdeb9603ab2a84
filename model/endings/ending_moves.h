#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/endings/ending_lookup.h"
#include "model/endings/ending_value.h"
#include "model/position/position.h"

namespace roque {

/// A legal move in an ending, and what it leads to.
struct EndingMove {
    /// Together with the rules that end a game in a draw: the fifty moves and the repetition (FIDE articles
    /// 9.2 and 9.3). The best for the side to move comes first.
    enum class Outcome : std::uint8_t {
        Wins,
        MayWin,  ///< the opponent may be able to claim a draw before the mate
        Draws,
        MayLose,  ///< there may be a draw to claim before the mate
        Loses,
    };

    Move move;
    Outcome outcome;
    EndingValue reply;  ///< of the position after it, for the opponent, whatever the fifty-move rule says

    bool operator==(const EndingMove&) const = default;
};

/// The legal moves of the last position of a game, the best first: those that mate soonest, then those that
/// draw, then those that hold out longest. `game` has every position from the start, at least one. Empty if
/// there is no move, or if not every value is known.
///
/// A mate that would come too late for the fifty-move rule is looked for behind a capture or a pawn move that
/// starts the count again: exactly, where some thousand positions decide; else the shortest mate comes
/// first.
[[nodiscard]] ROQUE_MODEL std::vector<EndingMove> rankedEndingMoves(std::span<const Position> game,
                                                                    const EndingValues& values);

/// Best play of both sides from a position to the mate, whatever the fifty-move rule says; empty in a draw,
/// or if values are missing.
[[nodiscard]] ROQUE_MODEL std::vector<Move> lineToMate(const Position& position, const EndingValues& values);

}  // namespace roque
