#pragma once

#include <cstddef>
#include <optional>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/endings/ending_value.h"
#include "model/position/position.h"

namespace roque {

/// The values of all endings, wherever they are kept.
class EndingValues {
public:
    virtual ~EndingValues() = default;

    /// Of a position of an ending: the ending's number among EndingMaterial::all(), the position's number by
    /// EndingIndex. Nothing if it cannot be read.
    [[nodiscard]] virtual std::optional<EndingValue> value(std::size_t material, Color toMove,
                                                           std::size_t number) const = 0;
};

/// What best play leads to in a position, whatever the fifty-move rule says. Nothing if it has more than four
/// men or a right to castle, or if the value cannot be read.
[[nodiscard]] ROQUE_MODEL std::optional<EndingValue> endingValue(const Position& position,
                                                                 const EndingValues& values);

/// Whether a mate is sure to come before the fifty-move rule (FIDE article 9.3) allows a draw to be claimed,
/// even if nothing is captured and no pawn moves on the way. True of a draw.
[[nodiscard]] ROQUE_MODEL bool isWithinFiftyMoves(const Position& position, EndingValue value) noexcept;

/// Whether the fifty-move rule is sure to allow a draw before a mate. It is if nothing that could be captured
/// and no pawn move would leave a mate, as in "8/8/8/8/3k4/8/8/KBN5 w - - 90 100"; elsewhere only a search
/// could tell. `value` is that of the position.
[[nodiscard]] ROQUE_MODEL bool isBeyondFiftyMoves(const Position& position, EndingValue value) noexcept;

}  // namespace roque
