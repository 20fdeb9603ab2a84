#pragma once

#include <string_view>

namespace roque {

/// Copies a text to the clipboard, where it stays when the program exits. Returns whether that worked:
/// another program may be using the clipboard. [ui-thread]
[[nodiscard]] bool copyToClipboard(std::string_view text);

}  // namespace roque
