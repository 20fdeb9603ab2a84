#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "plugins/bastion/value.h"

namespace roque::bastion {

/// What makes a player weaker than it is. All of it is one mechanism: it looks less far, overlooks moves,
/// errs in its judgement and does not always choose what it thinks best. Nothing is played on purpose to
/// lose.
struct Handicap {
    int rating = 0;           ///< on the scale of chess programs, not of people
    std::uint64_t nodes = 0;  ///< positions it may look at for a move
    int depth = 0;            ///< plies it may look ahead
    Value error = 0;       ///< how wrong its judgement of a position is: the scale of a logistic distribution
    double attention = 1;  ///< the chance that it notices a move that is easily overlooked
    double carelessness =
        0;  ///< by how much of a win a move is worse that is chosen 1/e times as often as the best
    bool seesMates = false;        ///< whether it never overlooks a mate in one
    bool isDecent = false;         ///< whether it can mate with a queen or a rook
    bool avoidsStalemate = false;  ///< whether it never stalemates when a queen ahead
};

inline constexpr int kLevels = 12;
inline constexpr int kLowestRating = 250;
inline constexpr int kHighestRating = 3000;

/// The handicap of a level from 1 to 12; none at the highest.
[[nodiscard]] std::optional<Handicap> handicapOfLevel(int level) noexcept;

/// The handicap with which the player is worth a rating: between those of the two levels nearest to it.
[[nodiscard]] Handicap handicapForRating(int rating) noexcept;

}  // namespace roque::bastion
