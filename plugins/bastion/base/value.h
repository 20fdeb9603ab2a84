#pragma once

#include <cstdlib>

#include "plugins/sdk/score.h"

namespace roque::bastion {

/// The value of a position for the side to move, in centipawns; near kMate, kMate less the plies to mate.
using Value = int;

/// The longest line that is searched, in plies.
inline constexpr int kMaxPly = 128;

inline constexpr Value kDraw = 0;
inline constexpr Value kMate = 31'000;
/// The lowest value that is a mate; evaluations stay below it.
inline constexpr Value kMinMate = kMate - 2 * kMaxPly;
inline constexpr Value kInfinity = 32'000;
/// Stands for an unknown value.
inline constexpr Value kNoValue = 32'001;

/// The side to move mates `ply` plies from the root.
[[nodiscard]] constexpr Value mateIn(int ply) noexcept {
    return kMate - ply;
}
/// The side to move is mated `ply` plies from the root.
[[nodiscard]] constexpr Value matedIn(int ply) noexcept {
    return -kMate + ply;
}
[[nodiscard]] constexpr bool isMate(Value value) noexcept {
    return value >= kMinMate || value <= -kMinMate;
}

/// A value beyond beta brought nearer to it, by so many quarters of the distance: little is proven but that
/// beta is reached. Mates stay.
[[nodiscard]] constexpr Value tempered(Value value, Value beta, int quarters) noexcept {
    if (value <= beta || isMate(value) || isMate(beta)) return value;
    return value - (value - beta) * quarters / 4;
}

/// A value of the root as the player reports it: mates in moves, not plies.
[[nodiscard]] constexpr sdk::Score toScore(Value value) noexcept {
    if (value >= kMinMate) return {sdk::Score::Kind::Mate, (kMate - value + 1) / 2};
    if (value <= -kMinMate) return {sdk::Score::Kind::Mate, -(kMate + value) / 2};
    return {sdk::Score::Kind::Centipawns, value};
}

}  // namespace roque::bastion
