#pragma once

#include <string_view>

namespace roque {

/// A text without the byte order mark (U+FEFF in UTF-8) that some editors begin it with.
[[nodiscard]] constexpr std::string_view withoutByteOrderMark(std::string_view text) noexcept {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

}  // namespace roque
