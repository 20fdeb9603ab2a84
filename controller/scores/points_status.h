#pragma once

#include <cstddef>
#include <optional>

#include "controller/scores/points_error.h"

namespace roque {

/// The status of saving scores.
struct PointsStatus {
    std::size_t waiting = 0;           ///< number of games that are not in the database yet
    std::optional<PointsError> error;  ///< why, or another problem to tell the person

    bool operator==(const PointsStatus&) const = default;
};

}  // namespace roque
