#include "view/text/message_text.h"

#include <wx/translation.h>

#include "view/toolkit/text.h"

namespace roque {
namespace {

/// The catalogue of useLanguage().
class WindowCatalogue final : public Catalogue {
public:
    [[nodiscard]] std::string translate(const char* text) const override {
        return toUtf8(wxGetTranslation(toWx(text)));
    }
    [[nodiscard]] std::string translatePlural(const char* one, const char* many,
                                              std::int64_t count) const override {
        const auto number = static_cast<unsigned>(count < 0 ? -count : count);
        return toUtf8(wxGetTranslation(toWx(one), toWx(many), number));
    }
};

}  // namespace

const Catalogue& windowCatalogue() {
    static const WindowCatalogue catalogue;
    return catalogue;
}

wxString messageText(const Message& message) {
    return toWx(render(message, windowCatalogue()));
}

}  // namespace roque
