#pragma once

#include <optional>

#include <wx/string.h>

#include "view/game/game_session.h"

// What the window says about the game as a whole. [ui-thread]
namespace roque {

/// The state of the game: whose turn it is, how it ended, or which earlier position is shown.
[[nodiscard]] wxString statusText(const GameController& controller, const GameSession& session);

/// The name of a player in the study on the board, if it differs from the played game's.
[[nodiscard]] std::optional<wxString> studiedName(const GameController& controller,
                                                  const GameSession& session, Color color);

/// The title of the window: the players, or the study.
[[nodiscard]] wxString titleText(const GameController& controller, const GameSession& session);

}  // namespace roque
