#pragma once

#include <optional>
#include <string>

#include "model/notation/start_position.h"
#include "model/position/position.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// Reads the start position a FEN describes; without a FEN, that of standard chess. If the FEN cannot be
/// used, lists its problems on `streams.error`, one a line, and returns nothing.
[[nodiscard]] std::optional<StartPosition> readStart(const std::optional<std::string>& fen,
                                                     const Streams& streams);

/// The same, without the variant.
[[nodiscard]] std::optional<Position> readPosition(const std::optional<std::string>& fen,
                                                   const Streams& streams);

}  // namespace roque::terminal
