#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/pgn/tag_section.h"
#include "model/pgn/text_encoding.h"

namespace roque {

/// A part of a PGN text that begins at the start of a game and ends at the end of one. Usually one game;
/// games without tags stay together.
struct PgnSection {
    std::string_view text;    ///< as in the file, but UTF-16 converted to UTF-8
    std::size_t line = 1;     ///< its first line in the file
    bool isFragment = false;  ///< a piece of something too long to be a game
};

/// The length, in bytes, of the lines of comments (";") before the first game of a section that has tags.
/// They are about the file and belong to no game; 0 if there are none.
[[nodiscard]] ROQUE_MODEL std::size_t preambleLength(std::string_view section) noexcept;

/// Splits a PGN file, fed in chunks of any size, into games; keeps only one of them in memory. The games can
/// then be parsed in parallel.
class ROQUE_MODEL PgnSplitter {
public:
    /// Longer games, in bytes, are cut into fragments. The longest game ever played takes a few kilobytes.
    static constexpr std::size_t kMaxGameBytes = std::size_t{1} << 20U;
    /// The least size of the first chunk, if the file is that long: the encoding is detected from it.
    static constexpr std::size_t kBytesForDetection = 4096;

    /// Adds the next bytes of the file. Invalidates what next() returned before.
    void feed(std::string_view bytes);
    /// Tells that no more bytes follow.
    void finish();

    /// The next complete section, valid until the next call of feed(). Nothing if more bytes are needed or,
    /// after finish(), if there is no more.
    [[nodiscard]] std::optional<PgnSection> next();

    [[nodiscard]] TextEncoding encoding() const noexcept { return encoding_; }
    /// Whether the file is UTF-16 with incomplete characters, as if truncated.
    [[nodiscard]] bool isBroken() const noexcept { return utf16_ && utf16_->isBroken(); }

private:
    enum class Step : unsigned char { GoOn, Boundary, NeedMore };

    [[nodiscard]] bool findEnd();
    [[nodiscard]] Step step();
    [[nodiscard]] Step stepAtBracket();
    [[nodiscard]] Step stepAtBrace();
    [[nodiscard]] Step stepOverLine();
    [[nodiscard]] PgnSection take(std::size_t end);

    std::string buffer_;
    std::size_t begin_ = 0;    ///< start of the current section
    std::size_t scanned_ = 0;  ///< how far the section is known to extend
    std::size_t line_ = 1;     ///< of begin_
    pgn::TagSection tags_;     ///< those of the section so far
    bool hasMoves_ = false;    ///< whether it has anything but tags and comments
    bool isFragment_ = false;  ///< whether the section continues one that was too long
    bool isFinished_ = false;
    bool hasBegun_ = false;
    TextEncoding encoding_ = TextEncoding::Bytes;
    std::optional<Utf16Decoder> utf16_;
};

}  // namespace roque
