#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <wx/string.h>

namespace roque {

/// A language in which the window can speak.
struct Language {
    std::string code;  ///< by ISO 639, such as "fr"
    wxString name;     ///< in the language itself, such as "Français"
};

/// The languages there are: English, in which the program is written, and those of the catalogs that
/// useLanguage() has found, in the order of their codes. [ui-thread]
[[nodiscard]] std::vector<Language> languages();

/// Has the window speak a language from now on; an empty code is the desktop's. What is not translated stays
/// English. Windows that are open keep their words. `catalogs` is the folder that has
/// `fr/LC_MESSAGES/roque.mo`. [ui-thread]
void useLanguage(const std::string& code, const std::filesystem::path& catalogs);

}  // namespace roque
