#pragma once

#include "model/position/position.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// Sees the positions of the search tree that are evaluated: the tools of training learn from them.
class EvaluationWatch {
public:
    virtual ~EvaluationWatch() = default;

    /// A position has been evaluated; the side to move is not in check. [search-thread]
    virtual void see(const Position& position, Value valueForMover) = 0;
};

}  // namespace roque::bastion
