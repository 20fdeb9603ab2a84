#pragma once

#include <optional>

#include "controller/analysis/win_curve.h"
#include "controller/search/search.h"
#include "model/position/position.h"

namespace roque {

/// A forced mate.
struct ForcedMate {
    Color winner;
    unsigned moves = 0;  ///< of the winner; 0: it is on the board

    bool operator==(const ForcedMate&) const = default;
};

/// What an engine says of a position, from White's point of view, whichever side is to move. It may have said
/// it in centipawns, moves to mate or chances.
/// Window, terminal, files and statistics show this and nothing else, so that no sign can differ.
struct WhiteScore {
    double expected = 0.5;           ///< the points that White can expect, between 0 and 1
    std::optional<int> centipawns;   ///< White's advantage, if the engine says it in these
    std::optional<ForcedMate> mate;  ///< instead of centipawns
    std::optional<Chances> chances;  ///< White's, if the engine says them
    /// Whether all this is only a bound: Lower means that White stands at least that well.
    ScoreBound bound = ScoreBound::Exact;

    /// Whether there is a score at all: an engine may tell none.
    [[nodiscard]] bool isTold() const noexcept { return centipawns || mate || chances; }

    bool operator==(const WhiteScore&) const = default;
};

/// The one function that turns an answer of any engine into White's view; nothing if it has no score.
/// `searched` is the position that the engine looked at, for a threat the one after a null move. Expected is,
/// in this order: the mate, what the engine's own chances say, what the curve makes of its centipawns.
[[nodiscard]] std::optional<WhiteScore> scoreForWhite(const SearchInfo& info, const Position& searched,
                                                      const WinCurve& curve);

/// The score of a position in which the game is over; nothing if it goes on.
[[nodiscard]] std::optional<WhiteScore> scoreAtEnd(const Position& position);

/// Whether a side prefers the first score: a mate that comes sooner for it, or later for the opponent, then
/// what can be expected, then centipawns. A strict weak order. Bounds count as what they say.
[[nodiscard]] bool isBetterFor(Color side, const WhiteScore& first, const WhiteScore& second) noexcept;

/// What is expected in whole points of 100, as people read it: 0 and 100 only if it is a mate.
[[nodiscard]] int expectedOf100(const WhiteScore& score) noexcept;

}  // namespace roque
