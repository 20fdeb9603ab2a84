#pragma once

#include <wx/string.h>

#include "controller/game/hint_giver.h"
#include "model/position/position.h"

namespace roque {

/// What is said about a hint for the move in a position; empty if none was asked for. [ui-thread]
[[nodiscard]] wxString hintWords(const HintGiver& hints, const Position& position);

}  // namespace roque
