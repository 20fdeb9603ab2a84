#pragma once

#include <optional>
#include <string>

#include "model/position/position.h"
#include "model/notation/start_position.h"
#include "view/terminal/command.h"

namespace roque::terminal {

/// The start that a FEN describes, that of standard chess without one. A FEN that cannot be used is
/// described, every problem on a line of its own, on `streams.error`.
[[nodiscard]] std::optional<StartPosition> readStart(const std::optional<std::string>& fen,
                                                     const Streams& streams);

/// Its position alone.
[[nodiscard]] std::optional<Position> readPosition(const std::optional<std::string>& fen,
                                                   const Streams& streams);

}  // namespace roque::terminal
