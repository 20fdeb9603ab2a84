#pragma once

#include <wx/string.h>

#include "view/board/board_state.h"

namespace roque {

/// The name of a piece in the person's language, such as "white knight".
[[nodiscard]] wxString nameOf(const Piece& piece);

/// What a square shows, in words: "e4, white pawn, selected".
[[nodiscard]] wxString describeSquare(const BoardState& state, Square square);

/// What the keyboard is on: a square, or a piece to choose; empty if it is nowhere.
[[nodiscard]] wxString describeCursor(const BoardState& state);

}  // namespace roque
