#include "model/pgn/text_encoding.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "model/base/utf8.h"

namespace roque {
namespace {

constexpr std::uint32_t kReplacement = 0xFFFD;

/// The characters 0x80 to 0x9F of Windows-1252; its five undefined ones stay control characters.
constexpr std::array<std::uint16_t, 32> kWindows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

constexpr std::uint32_t byteAt(std::string_view text, std::size_t at) noexcept {
    return static_cast<unsigned char>(text[at]);
}

void appendLetter(std::uint32_t letter, std::string& result) {
    const auto add = [&result](std::uint32_t byte) { result += static_cast<char>(byte); };
    const auto addTail = [&](unsigned shift) { add(0x80U | ((letter >> shift) & 0x3FU)); };
    if (letter < 0x80U) {
        add(letter);
    } else if (letter < 0x800U) {
        add(0xC0U | letter >> 6U);
        addTail(0);
    } else if (letter < 0x10000U) {
        add(0xE0U | letter >> 12U);
        addTail(6);
        addTail(0);
    } else {
        add(0xF0U | letter >> 18U);
        addTail(12);
        addTail(6);
        addTail(0);
    }
}

/// The position of the first non-ASCII byte at or after `at`, or the end. Tests eight bytes at once: nearly
/// all input is ASCII.
std::size_t skipAscii(std::string_view text, std::size_t at) noexcept {
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    std::uint64_t eight = 0;
    for (; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if ((eight & kHighBits) != 0) break;
    }
    while (at < text.size() && byteAt(text, at) < 0x80U) ++at;
    return at;
}

/// The byte of Windows-1252 for a letter in UTF-8; nothing if there is none.
std::optional<char> windows1252Of(std::string_view letter) {
    std::string each;
    for (std::uint32_t byte = 0x80U; byte < 0x100U; ++byte) {
        each.clear();
        appendLetter(byte < 0xA0U ? kWindows1252[byte - 0x80U] : byte, each);
        if (each == letter) return static_cast<char>(byte);
    }
    return std::nullopt;
}

/// Whether a byte never occurs in a text: a control character other than white space and the "end of file" of
/// old systems.
bool isControl(char byte) noexcept {
    constexpr unsigned char kEndOfFile = 0x1A;
    const auto value = static_cast<unsigned char>(byte);
    return value < 0x20U && !(value >= '\t' && value <= '\r') && value != kEndOfFile;
}

/// Whether nearly every second byte from `first` on is 0, and few others are.
bool hasNulsFrom(std::size_t first, std::string_view text) noexcept {
    std::array<std::size_t, 2> nuls{};
    for (std::size_t at = 0; at < text.size(); ++at) nuls[at % 2] += text[at] == '\0' ? 1U : 0U;
    return text.size() >= 4 && nuls[first] * 5 >= text.size() / 2 * 4 && nuls[1 - first] * 20 <= text.size();
}

/// Whether a text begins as games do: then some garbage in it makes it no binary file.
bool beginsWithTag(std::string_view text) noexcept {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos || text[first] != '[') return false;
    const std::string_view line = text.substr(first, text.find('\n', first) - first);
    return line.find(" \"") != line.npos && line.find("\"]") != line.npos;
}

}  // namespace

TextEncoding detectEncoding(std::string_view beginning) noexcept {
    if (beginning.starts_with("\xFF\xFE")) return TextEncoding::Utf16Le;
    if (beginning.starts_with("\xFE\xFF")) return TextEncoding::Utf16Be;
    if (hasNulsFrom(1, beginning)) return TextEncoding::Utf16Le;
    if (hasNulsFrom(0, beginning)) return TextEncoding::Utf16Be;
    constexpr std::ptrdiff_t kMin = 4;  // a stray one in a short text proves nothing
    const std::ptrdiff_t maxShare = beginsWithTag(beginning) ? 3 : 20;  // one byte in three, or in twenty
    const auto controls = std::count_if(beginning.begin(), beginning.end(), isControl);
    const bool isText =
        controls < kMin || controls * maxShare < static_cast<std::ptrdiff_t>(beginning.size());
    return isText
                   && !beginning.starts_with(
                       "\x7F"
                       "ELF")
               ? TextEncoding::Bytes
               : TextEncoding::NotText;
}

bool isUtf8(std::string_view text) noexcept {
    for (std::size_t at = skipAscii(text, 0); at < text.size(); at = skipAscii(text, at)) {
        const std::size_t length = utf8Length(text.substr(at));
        if (length == 0) return false;
        at += length;
    }
    return true;
}

void appendAsUtf8(std::string_view text, std::string& result) {
    std::size_t done = 0;
    for (std::size_t at = skipAscii(text, 0); at < text.size(); at = skipAscii(text, at)) {
        const std::size_t length = utf8Length(text.substr(at));
        if (length != 0) {
            at += length;
            continue;
        }
        result += text.substr(done, at - done);
        const std::uint32_t byte = byteAt(text, at);
        appendLetter(byte < 0xA0U ? kWindows1252[byte - 0x80U] : byte, result);
        done = ++at;
    }
    result += text.substr(done);
}

LetterBytes letterBytesOf(std::string_view text) noexcept {
    LetterBytes bytes;
    for (std::size_t at = skipAscii(text, 0); at < text.size() && !bytes.isMixed();
         at = skipAscii(text, at)) {
        const std::size_t length = utf8Length(text.substr(at));
        bytes.add({length != 0, length == 0});
        at += std::max<std::size_t>(length, 1);
    }
    return bytes;
}

std::optional<std::string> toWindows1252(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (byteAt(text, at) < 0x80U) {
            result += text[at++];
            continue;
        }
        const std::size_t length = utf8Length(text.substr(at));
        const auto byte = windows1252Of(text.substr(at, length));
        if (!byte) return std::nullopt;
        result += *byte;
        at += length;
    }
    // Some of its bytes side by side would be read as a letter of UTF-8: E9 BB BF, for one.
    std::string back;
    appendAsUtf8(result, back);
    if (back != text) return std::nullopt;
    return result;
}

void Utf16Decoder::decode(std::string_view bytes, std::string& result) {
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        if (!hasOddByte_) {
            oddByte_ = value;
            hasOddByte_ = true;
            continue;
        }
        hasOddByte_ = false;
        const std::uint32_t low = isLittleEndian_ ? oddByte_ : value;
        const std::uint32_t high = isLittleEndian_ ? value : oddByte_;
        unit(high << 8U | low, result);
    }
}

void Utf16Decoder::finish(std::string& result) {
    if (!hasOddByte_ && highSurrogate_ == 0) return;
    hasOddByte_ = false;
    highSurrogate_ = 0;
    markBroken(result);
}

/// Handles one code unit; a pair of surrogates makes one character beyond the first 65,536.
void Utf16Decoder::unit(std::uint32_t value, std::string& result) {
    constexpr std::uint32_t kByteOrderMark = 0xFEFF;
    const bool isHigh = value >= 0xD800U && value < 0xDC00U;
    const bool isLow = value >= 0xDC00U && value < 0xE000U;
    if (isLow && highSurrogate_ != 0) {
        appendLetter(0x10000U + ((highSurrogate_ - 0xD800U) << 10U) + (value - 0xDC00U), result);
        highSurrogate_ = 0;
        return;
    }
    if (highSurrogate_ != 0 || isLow) markBroken(result);
    highSurrogate_ = isHigh ? value : 0;
    if (!isHigh && !isLow && value != kByteOrderMark) appendLetter(value, result);
}

void Utf16Decoder::markBroken(std::string& result) {
    isBroken_ = true;
    appendLetter(kReplacement, result);
}

}  // namespace roque
