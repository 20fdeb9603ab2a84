#pragma once

#include <cstdlib>

#include "plugins/sdk/score.h"

namespace roque::bastion {

/// How good a position is for the side to move, in hundredths of a pawn; from kMate downwards the plies to a
/// mate.
using Value = int;

/// The longest line that a search follows, in plies.
inline constexpr int kMaxPly = 128;

inline constexpr Value kDraw = 0;
inline constexpr Value kMate = 31'000;
/// Values from here on are mates; what the evaluation says stays below.
inline constexpr Value kLeastMate = kMate - 2 * kMaxPly;
inline constexpr Value kInfinity = 32'000;
/// "Not known", no value of any position.
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
    return value >= kLeastMate || value <= -kLeastMate;
}

/// The value of the root in the form in which it is reported: plies become moves.
[[nodiscard]] constexpr sdk::Score reported(Value value) noexcept {
    if (value >= kLeastMate) return {sdk::Score::Kind::Mate, (kMate - value + 1) / 2};
    if (value <= -kLeastMate) return {sdk::Score::Kind::Mate, -(kMate + value) / 2};
    return {sdk::Score::Kind::Centipawns, value};
}

}  // namespace roque::bastion
