#pragma once

#include <wx/string.h>

#include "model/base/color.h"
#include "model/game/game_tags.h"
#include "view/game_desk.h"

// What the window says about games that are studied.
namespace roque {

/// Which game is studied, such as "* Anand, V. – Carlsen, M. · 1-0 · games.pgn": with an asterisk if it has
/// been changed and not saved. Of the game that is played, only where it is saved.
[[nodiscard]] wxString studyWords(const GameDesk& desk);

/// A player by the tags of a game, with his rating: "Anand, V. (2775)"; empty if not known.
[[nodiscard]] wxString playerWords(const GameTags& tags, Color color);

/// How a position arose and whose turn it is: "12. Nf3 · Black to move", or that the game is over with it.
[[nodiscard]] wxString positionWords(const GameNode& node);

}  // namespace roque
