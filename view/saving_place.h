#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

#include <wx/window.h>

#include "controller/settings/settings.h"

namespace roque {

/// The folder in which a person's files are looked for first: that of the file opened or saved last, or else
/// that of the documents. [ui-thread]
[[nodiscard]] wxString usualFolder(const Settings& settings);

/// Asks under which name something is to be saved; nothing if the person thinks better of it, also when
/// asked whether a file that is there may be replaced. `filters` is what wxFileDialog calls a wildcard, and
/// `extensions` has the extension of each of them: a name without any gets that of the chosen one.
/// [ui-thread]
[[nodiscard]] std::optional<std::filesystem::path> askForSavingPlace(
    wxWindow* parent, const wxString& title, const wxString& name, const wxString& filters,
    std::span<const std::string_view> extensions);

}  // namespace roque
