#include "controller/search/plugin_text.h"

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

/// Reads the first character of a text that is not empty.
[[nodiscard]] Character firstCharacter(std::string_view text) noexcept {
    const std::size_t length = utf8Length(text);
    if (length == 0) return {};
    const std::uint32_t lead = static_cast<unsigned char>(text[0]);
    std::uint32_t code = length == 1 ? lead : lead & (0x7FU >> length);
    for (const char byte : text.substr(1, length - 1))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
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
