#include "view/text/theme_text.h"

#include <wx/intl.h>

#include "view/toolkit/text.h"

namespace roque {

wxString pieceSetTitle(std::string_view name) {
    if (name == "roque") return _("Classic");
    if (name == "flat") return _("Modern");
    if (name == "signs") return _("Symbols that show how pieces move");
    return toWx(name);
}

wxString colorSchemeTitle(std::string_view name) {
    if (name == "roque") return _("Green");
    if (name == "wood") return _("Wood");
    if (name == "sea") return _("Sea");
    if (name == "night") return _("Night");
    if (name == "contrast") return _("High contrast");
    return toWx(name);
}

}  // namespace roque
