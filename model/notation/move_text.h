#pragma once

#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/position/position.h"
#include "model/notation/move_error.h"

namespace roque {

/// The legal move that a person typed, in UCI (e2e4, e1g1) or in SAN as the lenient reader takes it
/// (docs/san.md).
[[nodiscard]] ROQUE_MODEL Result<Move, MoveError> parseMove(const Position& position, std::string_view text);

}  // namespace roque
