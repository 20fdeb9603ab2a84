#pragma once

#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/notation/move_error.h"
#include "model/position/position.h"

namespace roque {

/// Parses a move as a person types it: UCI (e2e4, e1g1) or SAN, leniently (docs/san.md). It must be legal.
[[nodiscard]] ROQUE_MODEL Result<Move, MoveError> parseMove(const Position& position, std::string_view text);

}  // namespace roque
