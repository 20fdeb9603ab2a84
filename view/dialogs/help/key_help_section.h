#pragma once

#include <vector>

#include <wx/string.h>

namespace roque {

/// A key or a gesture and its effect.
struct KeyHelp {
    wxString keys;
    wxString meaning;
};

/// Keys that belong together.
struct KeyHelpSection {
    wxString title;
    std::vector<KeyHelp> rows;
};

}  // namespace roque
