#pragma once

#include <wx/string.h>

#include "view/board/drawing/board_state.h"

namespace roque {

/// The name of a piece in the person's language, such as "white knight".
[[nodiscard]] wxString nameOf(const Piece& piece);

/// A square in words: "e4, white pawn, selected".
[[nodiscard]] wxString describeSquare(const BoardState& state, Square square);

/// What the cursor is on: a square, or a promotion choice; empty if it is hidden.
[[nodiscard]] wxString describeCursor(const BoardState& state);

}  // namespace roque
