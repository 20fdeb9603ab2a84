#pragma once

#include "controller/analysis/move_answer.h"
#include "view/board/drawing/board_annotations.h"

namespace roque {

/// What the answer to "why not this move?" draws on the board after the move: the refutation and the pieces
/// that it is about, or the chance that was missed.
[[nodiscard]] BoardAnnotations whyMarks(const MoveAnswer& answer);

}  // namespace roque
