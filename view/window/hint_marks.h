#pragma once

#include "controller/game/hint_giver.h"
#include "view/board/drawing/board_annotations.h"

namespace roque {

/// What the board shows of a hint: a circle around the piece, another on its square, or an arrow. Castling is
/// shown as the king's move. Nothing without a hint.
[[nodiscard]] BoardAnnotations hintMarks(const HintGiver& hints);

}  // namespace roque
