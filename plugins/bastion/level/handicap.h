#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// What makes a player weaker: it searches less deep, overlooks moves, errs in its evaluation and does not
/// always choose the move it thinks best. It never plays a bad move on purpose.
struct Handicap {
    int rating = 0;           ///< on the scale of chess programs, not of people
    std::uint64_t nodes = 0;  ///< the most nodes for a move
    int depth = 0;            ///< the greatest depth, in plies
    Value error = 0;          ///< of its evaluation: the scale of a logistic distribution, in centipawns
    double attention = 1;     ///< the chance that it sees a move that is easily overlooked
    double carelessness =
        0;  ///< the loss of expected score at which a move is 1/e times as likely as the best
    bool seesMates = false;        ///< whether it always sees a mate in one
    bool canMateLoneKing = false;  ///< whether it knows how, with a queen or a rook
    bool avoidsStalemate = false;  ///< whether it never gives stalemate when a queen ahead
};

inline constexpr int kLevels = 12;
inline constexpr int kLowestRating = 250;
inline constexpr int kHighestRating = 3000;

/// The handicap of a level from 1 to kLevels; none at the highest.
[[nodiscard]] std::optional<Handicap> handicapOfLevel(int level) noexcept;

/// The handicap for a rating, interpolated between the two nearest levels.
[[nodiscard]] Handicap handicapForRating(int rating) noexcept;

}  // namespace roque::bastion
