#pragma once

#include <wx/string.h>

#include "model/base/color.h"
#include "model/game/game_tags.h"
#include "view/game/open_games.h"

// What the window says about games that are studied.
namespace roque {

/// The title of the study, such as "* Anand, V. – Carlsen, M. · 1-0 · games.pgn": with an asterisk if it has
/// unsaved changes. For the game in progress, only where it is saved.
[[nodiscard]] wxString studyWords(const OpenGames& desk);

/// The heading above the moves: where the study is saved, such as "* games.pgn". Players and result stand
/// elsewhere; a game without names is told by its event.
[[nodiscard]] wxString studyHeading(const OpenGames& desk);

/// A player from the tags of a game, with the rating: "Anand, V. (2775)"; empty if unknown.
[[nodiscard]] wxString playerWords(const GameTags& tags, Color color);

/// How a position arose and whose turn it is: "12. Nf3 · Black to move", or that the game is over.
[[nodiscard]] wxString positionWords(const GameNode& node);

}  // namespace roque
