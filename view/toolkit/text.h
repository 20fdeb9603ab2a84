#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

namespace roque {

/// Converts a text of the model or the controller (UTF-8) for wxWidgets.
[[nodiscard]] inline wxString toWx(std::string_view text) {
    return wxString::FromUTF8(text.data(), text.size());
}

/// Converts a text a person typed for the model and the controller: UTF-8.
[[nodiscard]] inline std::string toUtf8(const wxString& text) {
    return text.utf8_string();
}

}  // namespace roque
