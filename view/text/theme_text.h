#pragma once

#include <string_view>

#include <wx/string.h>

namespace roque {

/// The title of a piece set in the window: a person's own set is shown by its name.
[[nodiscard]] wxString pieceSetTitle(std::string_view name);

/// The title of a colour scheme in the window.
[[nodiscard]] wxString colorSchemeTitle(std::string_view name);

}  // namespace roque
