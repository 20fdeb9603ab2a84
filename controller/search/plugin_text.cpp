#include "controller/search/plugin_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "model/base/utf8.h"

namespace roque {
namespace {

/// One character at the beginning of a text.
struct Character {
    std::size_t length = 1;  ///< bytes
    bool isValid = false;    ///< UTF-8
    bool isVisible = false;  ///< no control character, no line separator, nothing that turns text round
};

/// Also what has no width (U+200B, U+2060, U+FEFF) and what changes the direction of the text around it (the
/// Unicode Standard, annex 9): with them a player could say something else than is read.
[[nodiscard]] bool isControl(std::uint32_t code) noexcept {
    const auto isIn = [code](std::uint32_t first, std::uint32_t last) {
        return code >= first && code <= last;
    };
    return code < 0x20 || isIn(0x7F, 0x9F) || code == 0x061C || code == 0x200B || isIn(0x200E, 0x200F)
           || isIn(0x2028, 0x202E) || isIn(0x2060, 0x2069) || code == 0xFEFF;
}

/// Reads the first character of a text that is not empty, as the Unicode Standard, table 3-7, defines what is
/// well formed: no surrogates, nothing beyond U+10FFFF, no character longer than needed.
[[nodiscard]] Character firstCharacter(std::string_view text) noexcept {
    const auto byteAt = [&](std::size_t at) { return std::uint32_t{static_cast<unsigned char>(text[at])}; };
    const std::uint32_t lead = byteAt(0);
    if (lead < 0x80) return {1, true, !isControl(lead)};
    constexpr std::array<std::uint32_t, 5> kMinOfLength{0, 0, 0x80, 0x800, 0x10000};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {};
    std::uint32_t code = lead & (0x7FU >> length);
    for (std::size_t at = 1; at < length; ++at) {
        if (!continuesLetter(text[at])) return {};
        code = code << 6U | (byteAt(at) & 0x3FU);
    }
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < kMinOfLength[length] || code > 0x10FFFF || isSurrogate) return {};
    return {length, true, !isControl(code)};
}

}  // namespace

std::optional<std::string_view> boundedText(const char* text, std::size_t limit) noexcept {
    if (text == nullptr) return std::nullopt;
    const std::size_t length = strnlen(text, limit + 1);
    if (length > limit) return std::nullopt;
    return std::string_view(text, length);
}

bool isOneLine(std::string_view text) noexcept {
    while (!text.empty()) {
        const Character character = firstCharacter(text);
        if (!character.isValid || !character.isVisible) return false;
        text.remove_prefix(character.length);
    }
    return true;
}

std::string shownText(std::string_view text, std::size_t limit) {
    std::string shown;
    while (!text.empty()) {
        const Character character = firstCharacter(text);
        std::string_view piece = text.substr(0, character.length);
        if (!character.isValid)
            piece = "\xEF\xBF\xBD";
        else if (!character.isVisible)
            piece = " ";
        if (shown.size() + piece.size() > limit) break;
        shown += piece;
        text.remove_prefix(character.length);
    }
    return shown;
}

}  // namespace roque
