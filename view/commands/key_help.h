#pragma once

#include <vector>

#include "view/dialogs/help/key_help_section.h"

namespace roque {

/// All keys and gestures, in the person's language. The menus' keys come from their table (action.h), those
/// of evaluation signs and of questions about the board from theirs (nag_menu.h, game_narrator.h): what is
/// added there appears here.
[[nodiscard]] std::vector<KeyHelpSection> keyHelp();

}  // namespace roque
