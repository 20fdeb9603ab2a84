#pragma once

#include <memory>

#include "plugins/bastion/evaluation/accumulator.h"
#include "plugins/bastion/evaluation/pawn_table.h"
#include "plugins/bastion/value.h"

namespace roque::bastion {

/// Judges positions without looking ahead. Each thread of a search has one of its own.
///
/// This small class is all that the search knows of evaluation: an accumulator that moves keep up to date,
/// and one function. Another way to judge, such as a network, replaces the two.
class Evaluation {
public:
    /// The value for the side to move, between the mates. `accumulator` belongs to `position`. Nobody may be
    /// in check: what the value would be worth there is nothing.
    [[nodiscard]] Value valueForMover(const Position& position, const Accumulator& accumulator);

private:
    PawnTable pawns_;
};

}  // namespace roque::bastion
