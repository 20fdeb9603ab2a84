#pragma once

#include <wx/string.h>

#include "model/position/position.h"
#include "model/position/repair.h"

namespace roque {

/// A problem of a position: "White has no king."
[[nodiscard]] wxString problemWords(PositionProblem problem);

/// How to fix it, such as "Put the king on e1."
[[nodiscard]] wxString repairWords(const Repair& repair);

/// Whether a position without such problems can be played: "This position can be played.", or why a game from
/// it would be over before its first move.
[[nodiscard]] wxString playableWords(const Position& position);

}  // namespace roque
