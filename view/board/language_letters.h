#pragma once

#include "view/board/piece_letters.h"

namespace roque {

/// How moves name the pieces in the language that the window speaks. [ui-thread]
[[nodiscard]] PieceLetters languageLetters();

}  // namespace roque
