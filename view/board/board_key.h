#pragma once

#include <optional>

#include <wx/event.h>

#include "view/board/board_interaction.h"

namespace roque {

/// What a key means to a board in a state; nothing for keys that others should have.
[[nodiscard]] std::optional<BoardKey> boardKeyOf(const wxKeyEvent& event, const BoardState& state);

}  // namespace roque
