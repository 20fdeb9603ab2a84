#pragma once

#include <optional>

#include <wx/event.h>

#include "view/board/input/board_interaction.h"
#include "view/game/game_browser.h"

namespace roque {

/// The step through the game that a key stands for: Left and Right a move, Home and End to the ends, Up and
/// Down a variation.
[[nodiscard]] std::optional<BrowseStep> browseStepOf(int key) noexcept;

/// What a key means to a board in this state; nothing for keys that are not for it.
[[nodiscard]] std::optional<BoardKey> boardKeyOf(const wxKeyEvent& event, const BoardState& state);

}  // namespace roque
