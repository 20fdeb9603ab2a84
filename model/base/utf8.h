#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// The length in bytes of the UTF-8 character at the start of any text; 0 if it does not start with one: one
/// that is cut off, longer than needed, a surrogate, or beyond U+10FFFF.
[[nodiscard]] ROQUE_MODEL std::size_t utf8Length(std::string_view text) noexcept;

/// Whether a byte of valid UTF-8 continues a letter rather than beginning one.
[[nodiscard]] constexpr bool continuesLetter(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The number of letters in a text that is valid UTF-8.
[[nodiscard]] constexpr std::size_t letterCount(std::string_view text) noexcept {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continuesLetter));
}

}  // namespace roque
