#pragma once

#include <optional>

#include <wx/event.h>

#include "view/board/input/board_interaction.h"

namespace roque {

/// What a key means to a board in this state; nothing for keys that are not for it.
[[nodiscard]] std::optional<BoardKey> boardKeyOf(const wxKeyEvent& event, const BoardState& state);

}  // namespace roque
