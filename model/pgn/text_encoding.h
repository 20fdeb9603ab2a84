#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// The encoding of a text file.
enum class TextEncoding : std::uint8_t {
    Bytes,    ///< UTF-8, Windows-1252 or Latin-1, distinguished per character (appendAsUtf8)
    Utf16Le,  ///< little-endian
    Utf16Be,  ///< big-endian
    NotText,  ///< a binary file: a program, a picture, an archive
};

/// Detects the encoding from the first bytes of a file; a few thousand suffice.
[[nodiscard]] ROQUE_MODEL TextEncoding detectEncoding(std::string_view beginning) noexcept;

/// Whether a text is valid UTF-8.
[[nodiscard]] ROQUE_MODEL bool isUtf8(std::string_view text) noexcept;

/// Appends a text converted to UTF-8. Valid UTF-8 stays unchanged; every other byte is taken for
/// Windows-1252, a superset of Latin-1. So a file joined from both kinds comes out right.
ROQUE_MODEL void appendAsUtf8(std::string_view text, std::string& result);

/// Which bytes beyond ASCII a text has.
struct LetterBytes {
    bool hasUtf8 = false;    ///< letters in UTF-8
    bool hasOthers = false;  ///< bytes that are no UTF-8, taken for Windows-1252

    [[nodiscard]] bool isMixed() const noexcept { return hasUtf8 && hasOthers; }
    /// Of two parts of a text, both.
    void add(const LetterBytes& other) noexcept {
        hasUtf8 = hasUtf8 || other.hasUtf8;
        hasOthers = hasOthers || other.hasOthers;
    }
    bool operator==(const LetterBytes&) const = default;
};
[[nodiscard]] ROQUE_MODEL LetterBytes letterBytesOf(std::string_view text) noexcept;

/// A text in UTF-8 converted to Windows-1252, as appendAsUtf8 reads it; nothing if that has not all of its
/// letters.
[[nodiscard]] ROQUE_MODEL std::optional<std::string> toWindows1252(std::string_view text);

/// Converts UTF-16, fed in chunks, to UTF-8.
class ROQUE_MODEL Utf16Decoder {
public:
    explicit Utf16Decoder(TextEncoding order) noexcept : isLittleEndian_(order == TextEncoding::Utf16Le) {}

    /// Appends the decoded bytes. A character split between chunks waits for the next one.
    void decode(std::string_view bytes, std::string& result);
    /// Call after the last chunk: appends a replacement character if one is still incomplete.
    void finish(std::string& result);

    /// Whether anything was invalid: half a surrogate pair, or half a code unit at the end.
    [[nodiscard]] bool isBroken() const noexcept { return isBroken_; }

private:
    void unit(std::uint32_t value, std::string& result);
    void markBroken(std::string& result);

    bool isLittleEndian_;
    bool isBroken_ = false;
    bool hasOddByte_ = false;
    unsigned char oddByte_ = 0;
    std::uint32_t highSurrogate_ = 0;  ///< 0: none is pending
};

}  // namespace roque
