#pragma once

#include "view/game/piece_letters.h"

namespace roque {

/// The piece letters of the window's language. [ui-thread]
[[nodiscard]] PieceLetters languageLetters();

}  // namespace roque
