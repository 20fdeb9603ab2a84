#pragma once

#include <memory>

#include "plugins/bastion/base/value.h"
#include "plugins/bastion/evaluation/accumulator.h"
#include "plugins/bastion/evaluation/pawn_table.h"

namespace roque::bastion {

/// The static evaluation. Each thread of a search has its own.
///
/// The search knows only two things about it: an accumulator that moves update, and one function. Another
/// evaluation, such as a network, replaces these two.
class Evaluation {
public:
    /// The value for the side to move, always between the mate values. `accumulator` belongs to `position`.
    /// Neither side may be in check: the value would mean nothing.
    [[nodiscard]] Value valueForMover(const Position& position, const Accumulator& accumulator);

private:
    PawnTable pawns_;
};

}  // namespace roque::bastion
