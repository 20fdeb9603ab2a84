#pragma once

#include <wx/string.h>

#include "model/board/repair.h"

namespace roque {

/// What is wrong with a position: "White has no king."
[[nodiscard]] wxString problemWords(PositionProblem problem);

/// What to do about it, such as "Put the king on e1."
[[nodiscard]] wxString repairWords(const Repair& repair);

}  // namespace roque
