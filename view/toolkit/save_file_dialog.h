#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

#include <wx/window.h>

namespace roque {

/// The folder of a person's documents, or else their home folder. [ui-thread]
[[nodiscard]] wxString documentsFolder();

/// Asks for the name to save something under; nothing if the person cancels, or refuses to replace an
/// existing file. `filters` is a wildcard of wxFileDialog, and `extensions` has the extension of each filter:
/// a name without one gets that of the selected filter. Begins in `folder`. [ui-thread]
[[nodiscard]] std::optional<std::filesystem::path> askForSavingPlace(
    wxWindow* parent, const wxString& title, const wxString& name, const wxString& filters,
    std::span<const std::string_view> extensions, const wxString& folder = documentsFolder());

}  // namespace roque
