#pragma once

#include <vector>

#include <wx/string.h>

namespace roque {

/// A key or a gesture and what it does.
struct KeyHelp {
    wxString keys;
    wxString meaning;
};

/// Keys that belong together.
struct KeyHelpSection {
    wxString title;
    std::vector<KeyHelp> rows;
};

/// Everything that can be done with keys and mouse, in the person's language. What the menus offer comes from
/// their own table (action.h), judgements and the questions about the board from theirs (nag_menu.h,
/// game_narrator.h): what is added there is told here.
[[nodiscard]] std::vector<KeyHelpSection> keyHelp();

}  // namespace roque
