#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// How the bytes of a file stand for letters.
enum class TextEncoding : std::uint8_t {
    Bytes,    ///< UTF-8, Windows-1252 or Latin-1: told apart letter by letter (appendAsUtf8)
    Utf16Le,  ///< two bytes a letter, the low one first
    Utf16Be,  ///< two bytes a letter, the high one first
    NotText,  ///< a program, a picture, an archive
};

/// Tells the encoding from the first bytes of a file; a few thousand are enough.
[[nodiscard]] ROQUE_MODEL TextEncoding detectEncoding(std::string_view beginning) noexcept;

/// Whether a text is correct UTF-8.
[[nodiscard]] ROQUE_MODEL bool isUtf8(std::string_view text) noexcept;

/// Appends a text to another as UTF-8. What is UTF-8 already stays as it is; every other byte is taken for a
/// letter of Windows-1252, which Latin-1 is a part of: so also a file joined from both comes out right.
ROQUE_MODEL void appendAsUtf8(std::string_view text, std::string& result);

/// Turns UTF-16 that comes in pieces into UTF-8.
class ROQUE_MODEL Utf16Decoder {
public:
    explicit Utf16Decoder(TextEncoding order) noexcept : isLittleEndian_(order == TextEncoding::Utf16Le) {}

    /// Appends what the bytes stand for. A letter that is cut in two waits for the next piece.
    void decode(std::string_view bytes, std::string& result);
    /// After the last piece: appends a replacement character if a letter is still incomplete.
    void finish(std::string& result);

    /// Whether something was no letter: half a pair, or half a letter at the end.
    [[nodiscard]] bool isBroken() const noexcept { return isBroken_; }

private:
    void unit(std::uint32_t value, std::string& result);
    void markBroken(std::string& result);

    bool isLittleEndian_;
    bool isBroken_ = false;
    bool hasOddByte_ = false;
    unsigned char oddByte_ = 0;
    std::uint32_t highSurrogate_ = 0;  ///< 0: none waits for its other half
};

}  // namespace roque
