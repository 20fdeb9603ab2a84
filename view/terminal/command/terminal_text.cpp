#include "view/terminal/command/terminal_text.h"

#include <array>
#include <clocale>
#include <cstdlib>

#include <fmt/ostream.h>
#include <libintl.h>

namespace roque::terminal {
namespace {

constexpr const char* kDomain = "roque";

/// The catalogue of gettext.
class GettextCatalogue final : public Catalogue {
public:
    [[nodiscard]] std::string translate(const char* text) const override { return ::dgettext(kDomain, text); }
    [[nodiscard]] std::string translatePlural(const char* one, const char* many,
                                              std::int64_t count) const override {
        return ::dngettext(kDomain, one, many, static_cast<unsigned long>(count < 0 ? -count : count));
    }
};

/// What the environment says of the language of messages; empty if nothing.
std::string wantedLocale() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value != nullptr && *value != '\0') return value;
    }
    return {};
}

}  // namespace

void useTerminalLanguage(const std::filesystem::path& catalogues) {
    std::setlocale(LC_CTYPE, "");
    if (std::setlocale(LC_MESSAGES, "") == nullptr) {
        // The system lacks that locale. gettext needs none but "C" to look at LANGUAGE, which names languages
        // only.
        std::setlocale(LC_MESSAGES, "C.UTF-8");
        ::setenv("LANGUAGE", wantedLocale().c_str(), /*overwrite=*/0);
    }
    ::bindtextdomain(kDomain, catalogues.c_str());
    ::bind_textdomain_codeset(kDomain, "UTF-8");
}

const Catalogue& terminalCatalogue() noexcept {
    static const GettextCatalogue kCatalogue;
    return kCatalogue;
}

std::string terminalText(const Message& message) {
    return render(message, terminalCatalogue());
}

void say(std::ostream& out, const Message& message) {
    fmt::print(out, "{}\n", terminalText(message));
}

}  // namespace roque::terminal
