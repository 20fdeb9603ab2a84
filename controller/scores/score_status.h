#pragma once

#include <cstddef>
#include <optional>

#include "controller/scores/score_error.h"

namespace roque {

/// How it stands with the saving of scores.
struct ScoreStatus {
    std::size_t waiting = 0;          ///< games that are not in the database yet
    std::optional<ScoreError> error;  ///< why, or what else a person should know

    bool operator==(const ScoreStatus&) const = default;
};

}  // namespace roque
