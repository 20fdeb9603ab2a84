#pragma once

#include "model/position/position.h"
#include "plugins/bastion/base/value.h"
#include "plugins/bastion/training/packed_position.h"

namespace roque::bastion::training {

/// A quiet position of a game of Bastion against itself, as the tuner learns from it.
struct Sample {
    Position position = Position::start();
    Value valueForWhite = 0;  ///< of the search
    double result = 0.5;      ///< of the game: 1 White won, 0 Black won
};

/// Unpacks a position of a game. The error is that of PackedPosition::position().
[[nodiscard]] inline Result<Sample, PositionProblems> sampleOf(const PackedPosition& packed) {
    const auto position = packed.position();
    if (!position) return position.error();
    const bool isWhite = packed.sideToMove == Color::White;
    const double resultForMover = static_cast<double>(packed.outcome) / 2;
    return Sample{.position = *position,
                  .valueForWhite = isWhite ? packed.value : -packed.value,
                  .result = isWhite ? resultForMover : 1 - resultForMover};
}

}  // namespace roque::bastion::training
