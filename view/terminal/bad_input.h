#pragma once

#include <optional>
#include <string>

#include "model/board/position.h"
#include "view/terminal/command.h"

namespace roque::terminal {

/// The position of a FEN, the start position without one. A FEN that cannot be used is described, every
/// problem on a line of its own, on `streams.error`.
[[nodiscard]] std::optional<Position> readPosition(const std::optional<std::string>& fen,
                                                   const Streams& streams);

}  // namespace roque::terminal
