#pragma once

#include <string>

#include "model/board/board.h"

namespace roque::terminal {

/// A board as text, seen from one side: eight lines with the letters of FEN and dots for empty squares, ranks
/// on the left, files below.
[[nodiscard]] std::string boardText(const Board& board, Color from);

}  // namespace roque::terminal
