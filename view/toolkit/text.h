#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

namespace roque {

/// A text of the model or the controller, which is UTF-8, as wxWidgets wants it.
[[nodiscard]] inline wxString toWx(std::string_view text) {
    return wxString::FromUTF8(text.data(), text.size());
}

/// A text that a person typed, as model and controller want it: UTF-8.
[[nodiscard]] inline std::string toUtf8(const wxString& text) {
    return text.utf8_string();
}

}  // namespace roque
