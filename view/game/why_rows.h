#pragma once

#include <vector>

#include "controller/analysis/move_answer.h"
#include "view/game/line_row.h"

namespace roque {

/// The lines that an answer to "why not this move?" shows, as the list of an engine's lines has them. Knows
/// no toolkit.
struct WhyRows {
    /// What follows the move: begins with its refutation. Without words if the game is over.
    LineRow refutation;
    /// What would have been better; without words if the move is the best itself.
    LineRow better;
};

/// The lines of an answer, with the pieces named by `letters`.
[[nodiscard]] WhyRows whyRows(const MoveAnswer& answer, const PieceLetters& letters);

}  // namespace roque
