#include "view/terminal/command/terminal_text.h"

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/ostream.h>

#include "controller/storage/files.h"
#include "view/terminal/command/catalogue_file.h"

namespace roque::terminal {
namespace {

/// The catalogue of the person's language; none for English.
std::unique_ptr<const Catalogue>& ownCatalogue() noexcept {
    static std::unique_ptr<const Catalogue> own;
    return own;
}

std::string_view variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

/// What the environment says of the locale of messages; empty if nothing.
std::string_view wantedLocale() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const std::string_view value = variable(name); !value.empty()) return value;
    }
    return {};
}

/// The languages that a person understands, the best first, with a colon between two: as gettext has them.
std::string_view wantedLanguages() {
    const std::string_view locale = wantedLocale();
    if (locale.empty() || locale == "C" || locale == "POSIX") return {};
    const std::string_view languages = variable("LANGUAGE");
    return languages.empty() ? locale : languages;
}

/// The catalogue of a language, such as "fr_CA" or "fr"; none if there is none.
std::unique_ptr<const Catalogue> readCatalogue(const std::filesystem::path& catalogues,
                                               std::string_view language) {
    constexpr std::size_t kLargest = std::size_t{16} << 20U;
    if (language.empty() || language.find_first_of("/.") != std::string_view::npos) return nullptr;
    auto content = readFile(catalogues / language / "LC_MESSAGES" / "roque.mo", kLargest);
    return content ? std::make_unique<CatalogueFile>(std::move(*content)) : nullptr;
}

std::unique_ptr<const Catalogue> readFirst(const std::filesystem::path& catalogues,
                                           std::string_view languages) {
    while (!languages.empty()) {
        const std::string_view code = languages.substr(0, languages.find(':'));
        languages.remove_prefix(std::min(languages.size(), code.size() + 1));
        const std::string_view place = code.substr(0, code.find_first_of(".@"));  // such as "fr_CA"
        const std::string_view language = place.substr(0, place.find('_'));
        if (language == "en" || language == "C" || language == "POSIX") return nullptr;
        if (auto found = readCatalogue(catalogues, place)) return found;
        if (auto found = readCatalogue(catalogues, language)) return found;
    }
    return nullptr;
}

}  // namespace

void useTerminalLanguage(const std::filesystem::path& catalogues) {
    std::setlocale(LC_CTYPE, "");
    std::setlocale(LC_MESSAGES, "");  // what the system says of errors
    ownCatalogue() = readFirst(catalogues, wantedLanguages());
}

const Catalogue& terminalCatalogue() noexcept {
    return ownCatalogue() ? *ownCatalogue() : englishCatalogue();
}

std::string terminalText(const Message& message) {
    return render(message, terminalCatalogue());
}

void say(std::ostream& out, const Message& message) {
    fmt::print(out, "{}\n", terminalText(message));
}

}  // namespace roque::terminal
