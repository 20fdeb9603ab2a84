#include "view/toolkit/language.h"

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <wx/arrstr.h>
#include <wx/translation.h>
#include <wx/uilocale.h>

#include "controller/diagnostics/log.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

const char* const kCatalog = "roque";
const char* const kOwnLanguage = "en";

/// Looks in one folder for the languages there are: the toolkit's own loader goes through those of all
/// programs, which takes milliseconds at each start.
class CatalogLoader : public wxFileTranslationsLoader {
public:
    explicit CatalogLoader(std::filesystem::path folder) : folder_(std::move(folder)) {
        AddCatalogLookupPathPrefix(toWx(folder_.string()));
    }

    wxArrayString GetAvailableTranslations(const wxString& domain) const override {
        wxArrayString found;
        const std::filesystem::path catalog = std::filesystem::path("LC_MESSAGES") / (toUtf8(domain) + ".mo");
        std::error_code error;
        for (std::filesystem::directory_iterator at(folder_, error), end; !error && at != end;
             at.increment(error)) {
            std::error_code absent;
            if (std::filesystem::is_regular_file(at->path() / catalog, absent))
                found.push_back(toWx(at->path().filename().string()));
        }
        return found;
    }

private:
    std::filesystem::path folder_;
};

wxString ownNameOf(const std::string& code) {
    if (code == kOwnLanguage) return "English";
    const wxLanguageInfo* const info = wxUILocale::FindLanguageInfo(toWx(code));
    if (info == nullptr) return toWx(code);
    const wxString& name = info->DescriptionNative;  // in lower case where the language writes it so
    return name.Left(1).Upper() + name.Mid(1);
}

}  // namespace

std::vector<Language> languages() {
    std::vector<Language> found{{kOwnLanguage, ownNameOf(kOwnLanguage)}};
    const wxTranslations* const translations = wxTranslations::Get();
    if (translations == nullptr) return found;
    for (const wxString& code : translations->GetAvailableTranslations(kCatalog))
        found.push_back({toUtf8(code), ownNameOf(toUtf8(code))});
    std::ranges::sort(found, {}, &Language::code);
    return found;
}

void useLanguage(const std::string& code, const std::filesystem::path& catalogs) {
    // GTK has its own texts in its dialogs for files and colours. They follow this variable.
    if (!code.empty()) setenv("LANGUAGE", code.c_str(), 1);
    wxUILocale::UseDefault();
    // Without a UTF-8 locale wxWidgets turns texts with letters beyond ASCII into empty ones.
    if (MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
    std::setlocale(LC_NUMERIC, "C");          // pictures and options have points in their numbers
    auto* translations = new wxTranslations;  // wxWidgets owns it, and its loader, from here on
    translations->SetLoader(new CatalogLoader(catalogs));
    translations->SetLanguage(toWx(code));
    wxTranslations::Set(translations);
    const std::string spoken = spokenLanguage();
    log(LogLevel::Info, "speaks " + spoken);
    if (spoken == kOwnLanguage) return;
    translations->AddStdCatalog();
    translations->AddCatalog(kCatalog);  // last, so that it is searched first
}

std::string spokenLanguage() {
    wxTranslations* const translations = wxTranslations::Get();
    const wxString best = translations == nullptr ? wxString() : translations->GetBestTranslation(kCatalog);
    return best.empty() ? kOwnLanguage : toUtf8(best);
}

}  // namespace roque
