#include "model/base/utf8.h"

#include <array>
#include <cstdint>

namespace roque {
namespace {

/// What the lead byte of a UTF-8 character tells (Unicode 15, table 3-7).
struct Lead {
    std::uint8_t first;  ///< lowest lead byte
    std::uint8_t last;   ///< highest lead byte
    std::uint8_t length;
    std::uint8_t secondFrom;  ///< range of the second byte; that of further ones is 80..BF
    std::uint8_t secondTo;
};

constexpr std::array<Lead, 8> kLeads{{
    {0xC2, 0xDF, 2, 0x80, 0xBF},
    {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF},
    {0xED, 0xED, 3, 0x80, 0x9F},
    {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF},
    {0xF1, 0xF3, 4, 0x80, 0xBF},
    {0xF4, 0xF4, 4, 0x80, 0x8F},
}};

constexpr std::uint8_t byteOf(char character) noexcept {
    return static_cast<std::uint8_t>(character);
}

}  // namespace

std::size_t utf8Length(std::string_view text) noexcept {
    if (text.empty()) return 0;
    const std::uint8_t first = byteOf(text[0]);
    if (first < 0x80) return 1;
    const auto lead = std::find_if(kLeads.begin(), kLeads.end(), [first](const Lead& each) {
        return each.first <= first && first <= each.last;
    });
    if (lead == kLeads.end() || text.size() < lead->length) return 0;
    if (byteOf(text[1]) < lead->secondFrom || byteOf(text[1]) > lead->secondTo) return 0;
    for (std::size_t at = 2; at < lead->length; ++at) {
        if (!continuesLetter(text[at])) return 0;
    }
    return lead->length;
}

}  // namespace roque
