#pragma once

#include <chrono>

#include <wx/string.h>

#include "view/game/game_ending.h"

// What the window says about a finished game. [ui-thread]
namespace roque {

/// Its length: "24 moves".
[[nodiscard]] wxString lengthWords(const GameEnding& ending);

/// A time that was used: "4:07", "1:02:05".
[[nodiscard]] wxString usedWords(std::chrono::milliseconds used);

/// A level with its rating, as far as they are known: "6, Club novice, 1466 ± 47".
[[nodiscard]] wxString levelAndRating(const ShownLevel& level);

/// The whole end in one text, for a screen reader: "1–0. You won by checkmate. 28 : 19 points."
[[nodiscard]] wxString endingWords(const GameEnding& ending);

}  // namespace roque
