#pragma once

#include <string_view>

namespace roque {

/// Puts a text into the clipboard, where it stays when the program ends. Tells whether that could be done:
/// another program may be using it. [ui-thread]
[[nodiscard]] bool copyToClipboard(std::string_view text);

}  // namespace roque
