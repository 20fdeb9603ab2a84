#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

// Letters in texts that are valid UTF-8.
namespace roque {

/// Whether a byte continues a letter rather than beginning one.
[[nodiscard]] constexpr bool continuesLetter(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The number of letters in a text.
[[nodiscard]] constexpr std::size_t letterCount(std::string_view text) noexcept {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continuesLetter));
}

}  // namespace roque
