#pragma once

#include <string_view>

#include <wx/string.h>

namespace roque {

/// What a set of pieces is called in the window: the name of a person's own set is its title.
[[nodiscard]] wxString pieceSetTitle(std::string_view name);

/// What a colour scheme is called in the window.
[[nodiscard]] wxString colorSchemeTitle(std::string_view name);

}  // namespace roque
