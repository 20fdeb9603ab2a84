#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

#include <wx/window.h>

namespace roque {

/// The folder of a person's documents, or of all that is his. [ui-thread]
[[nodiscard]] wxString documentsFolder();

/// Asks under which name something is to be saved; nothing if the person thinks better of it, also when
/// asked whether a file that is there may be replaced. `filters` is what wxFileDialog calls a wildcard, and
/// `extensions` has the extension of each of them: a name without any gets that of the chosen one.
/// [ui-thread]
[[nodiscard]] std::optional<std::filesystem::path> askForSavingPlace(
    wxWindow* parent, const wxString& title, const wxString& name, const wxString& filters,
    std::span<const std::string_view> extensions);

}  // namespace roque
