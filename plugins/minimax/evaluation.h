#pragma once

#include <cstdint>

#include "model/position/position.h"

namespace roque::minimax {

/// How good a position looks without searching further, in hundredths of a pawn, for the side to move.
///
/// This is the evaluation that Claude Shannon proposed in 1950, without its terms for pawns: the value of the
/// pieces, and a little for every square that they can go to (mobility).
///
///   C. E. Shannon, "Programming a Computer for Playing Chess", Philosophical Magazine 41 (1950), 256-275.
///
/// It knows nothing of safety, plans or endings. Whatever the player does well comes from the search.
class Evaluation {
public:
    /// With a seed other than 0, positions that are nearly equal get an order that depends on the seed, so
    /// that games differ and yet can be repeated.
    explicit Evaluation(std::uint64_t seed = 0) noexcept : seed_(seed) {}

    [[nodiscard]] int scoreForMover(const Position& position) const noexcept;

private:
    /// A small number that follows from the seed and the position.
    [[nodiscard]] int variation(const Position& position) const noexcept;

    std::uint64_t seed_;
};

}  // namespace roque::minimax
