#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/message.h"
#include "model/position/position.h"

namespace roque {

/// Why a game ended. Articles refer to the FIDE Laws of Chess of 2023.
enum class Termination : std::uint8_t {
    Checkmate,            ///< 5.1.1
    Stalemate,            ///< 5.2.1
    DeadPosition,         ///< 5.2.2
    ThreefoldRepetition,  ///< 9.2, claimed
    FivefoldRepetition,   ///< 9.6.1
    FiftyMoves,           ///< 9.3, claimed
    SeventyFiveMoves,     ///< 9.6.2
    Agreement,            ///< 5.2.3
    Resignation,          ///< 5.1.2
    FlagFall,             ///< 6.9; a draw if the opponent cannot mate
    Forfeit,              ///< a player could not continue
    Aborted,              ///< stopped without a result
};

/// How a game ended.
struct Outcome {
    std::optional<Color> winner;  ///< empty: a draw, or no result if aborted
    Termination termination = Termination::Aborted;

    /// The score in PGN: "1-0", "0-1", "1/2-1/2", or "*" if aborted.
    [[nodiscard]] ROQUE_MODEL std::string_view score() const noexcept;

    bool operator==(const Outcome&) const = default;
};

/// A sentence without a full stop, such as "White wins by checkmate".
[[nodiscard]] ROQUE_MODEL Message describe(const Outcome& outcome);

/// The outcome decided by the position alone: checkmate, stalemate, dead position, seventy-five moves. Mate
/// on the last of these moves counts.
[[nodiscard]] ROQUE_MODEL std::optional<Outcome> outcomeOf(const Position& position);

/// The outcome when a side's flag falls: the opponent wins, unless they cannot mate by any series of legal
/// moves (FIDE article 6.9).
[[nodiscard]] ROQUE_MODEL Outcome flagFall(const Position& position, Color whose);

}  // namespace roque
