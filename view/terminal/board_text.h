#pragma once

#include <string>

#include "model/board/board.h"

namespace roque::terminal {

/// A board as text, seen from a side: eight lines of letters as in FEN with dots for empty squares, ranks at
/// the left, files below.
[[nodiscard]] std::string boardText(const Board& board, Color from);

}  // namespace roque::terminal
