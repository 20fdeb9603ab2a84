#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <wx/string.h>

namespace roque {

/// A language the window can speak.
struct Language {
    std::string code;  ///< in ISO 639, such as "fr"
    wxString name;     ///< in the language itself, such as "Français"
};

/// The available languages: English, in which the program is written, and those of the catalogs that
/// useLanguage() has found, in the order of their codes. [ui-thread]
[[nodiscard]] std::vector<Language> languages();

/// Switches the window to a language; an empty code means the desktop's. Untranslated text stays English.
/// Open windows keep their texts. `catalogs` is the folder that contains `fr/LC_MESSAGES/roque.mo`.
/// [ui-thread]
void useLanguage(const std::string& code, const std::filesystem::path& catalogs);

/// The code of the language that the window speaks, such as "fr". [ui-thread]
[[nodiscard]] std::string spokenLanguage();

}  // namespace roque
