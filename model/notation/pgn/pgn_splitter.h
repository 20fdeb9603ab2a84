#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/notation/pgn/text_encoding.h"

namespace roque {

/// A part of a PGN text that begins where a game begins and ends where one ends. Nearly always one game;
/// games without tags stay together.
struct PgnSection {
    std::string_view text;    ///< as in the file, but never UTF-16
    std::size_t line = 1;     ///< in which it begins
    bool isFragment = false;  ///< longer than can be read as a game: only a piece of it
};

/// Cuts a PGN file that comes in pieces of any size into its games, with memory for one of them. The games
/// can then be read side by side.
class ROQUE_MODEL PgnSplitter {
public:
    /// A game of more bytes is cut into fragments: the longest ever played has some kilobytes.
    static constexpr std::size_t kLongestGame = std::size_t{1} << 20U;
    /// The first piece should have at least so many bytes, if the file has them: they tell the encoding.
    static constexpr std::size_t kBytesForDetection = 4096;

    /// Adds the next bytes of the file. What next() returned before is no longer valid.
    void feed(std::string_view bytes);
    /// There are no more bytes.
    void finish();

    /// The next section, as far as it is there; valid until the next call of feed(). Nothing if more bytes
    /// are needed or, after finish(), if there is no more.
    [[nodiscard]] std::optional<PgnSection> next();

    [[nodiscard]] TextEncoding encoding() const noexcept { return encoding_; }
    /// Whether the file is UTF-16 with letters missing, as if it were cut off.
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
    std::size_t begin_ = 0;    ///< of the present section
    std::size_t scanned_ = 0;  ///< how far it is known to go
    std::size_t line_ = 1;     ///< of begin_
    bool hasTags_ = false;     ///< whether a tag was seen in the section
    bool hasMoves_ = false;    ///< whether anything else was
    bool isFragment_ = false;  ///< whether the section is the rest of one that was too long
    bool isFinished_ = false;
    bool hasBegun_ = false;
    TextEncoding encoding_ = TextEncoding::Bytes;
    std::optional<Utf16Decoder> utf16_;
};

}  // namespace roque
