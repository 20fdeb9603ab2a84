#pragma once

#include <string>

#include "model/board/board.h"

namespace roque::terminal {

/// A board as text, seen from one side: eight lines with the letters of FEN and dots for empty squares, ranks
/// on the left, files below.
[[nodiscard]] std::string boardText(const Board& board, Color from);

/// The same for a terminal that shows colours: light and dark squares, and those of the last move, on which
/// White's pieces are white and Black's black. The letters are those of FEN, so nothing is told by colour
/// alone.
[[nodiscard]] std::string coloredBoardText(const Board& board, Color from, Bitboard lastMove);

}  // namespace roque::terminal
