#pragma once

#include <string>

#include "model/game/move_notes.h"

namespace roque {

/// The time beside a move, if its notes have one: what was left on the clock ("9:58", "1:02:03", "4.7"), else
/// what the move took ("+0:12"); else empty.
[[nodiscard]] std::string timeText(const MoveNotes& notes);

}  // namespace roque
