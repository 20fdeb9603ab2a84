#include "model/notation/in_quotes.h"

#include <algorithm>
#include <cstdint>

#include "model/base/utf8.h"

namespace roque {
namespace {

/// The longest text shown in full, in characters.
constexpr unsigned kLongestQuote = 40;

constexpr std::uint8_t byteOf(char character) noexcept {
    return static_cast<std::uint8_t>(character);
}

void appendEscaped(std::string& shown, char character) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    shown += "\\x";
    shown += kDigits[byteOf(character) >> 4U];
    shown += kDigits[byteOf(character) & 15U];
}

}  // namespace

std::string inQuotes(std::string_view text) {
    std::string shown = "'";
    unsigned characters = 0;
    while (!text.empty()) {
        if (++characters > kLongestQuote) {
            shown += "...";
            break;
        }
        const std::size_t length = utf8Length(text);
        const bool isControl = length == 1 && (byteOf(text[0]) < 0x20 || text[0] == '\x7F');
        if (length == 0 || isControl)
            appendEscaped(shown, text[0]);
        else
            shown += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown += '\'';
}

}  // namespace roque
