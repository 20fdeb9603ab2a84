#pragma once

#include <wx/string.h>
#include <wx/translation.h>

namespace roque {

/// A text of a table, marked by wxTRANSLATE, in the person's language.
[[nodiscard]] inline wxString translated(const char* text) {
    return wxGetTranslation(wxString::FromUTF8(text));
}

}  // namespace roque
