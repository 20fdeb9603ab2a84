#pragma once

#include <cstddef>
#include <string_view>

// The rules of PGN's letters that the splitter and the lexer have in common (PGN standard, sections 3 to 7).
namespace roque::pgn {

/// A byte that only separates: white space, and the control characters that stray into files.
[[nodiscard]] constexpr bool isBlank(char letter) noexcept {
    return static_cast<unsigned char>(letter) <= 0x20U;
}

[[nodiscard]] constexpr bool isNewline(char letter) noexcept {
    return letter == '\n' || letter == '\r';
}

[[nodiscard]] constexpr bool isLetter(char letter) noexcept {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

[[nodiscard]] constexpr bool isDigit(char letter) noexcept {
    return letter >= '0' && letter <= '9';
}

/// UTF-8's byte order mark, which also stands in the middle of files that were joined.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
/// A space that forbids a break, in UTF-8.
inline constexpr std::string_view kNoBreakSpace = "\xC2\xA0";

/// The place of the first byte from `at` on that is not blank; byte order marks and unbreakable spaces are.
[[nodiscard]] std::size_t skipBlanks(std::string_view text, std::size_t at) noexcept;

/// The end of the line that `at` is in: the place of its newline, or the end of the text.
[[nodiscard]] std::size_t endOfLine(std::string_view text, std::size_t at) noexcept;

/// Whether a tag begins at a place: "[" and a letter or "_".
[[nodiscard]] bool isTagAt(std::string_view text, std::size_t at) noexcept;

/// Whether a place is the first of its line, but for blanks.
[[nodiscard]] bool isFirstOnLine(std::string_view text, std::size_t at) noexcept;

/// Whether the line above is empty, for a place that is the first on its line.
[[nodiscard]] bool isAfterEmptyLine(std::string_view text, std::size_t at) noexcept;

/// The end of the tag that begins at a place: behind its bracket, or the end of the line if it has none. The
/// bracket counts only behind a quotation mark, so values may hold brackets and even quotation marks.
[[nodiscard]] std::size_t endOfTag(std::string_view text, std::size_t at) noexcept;

/// Where a comment in braces ends.
struct CommentEnd {
    enum class Kind : unsigned char {
        Closed,    ///< by its brace, which is at `at`
        Unclosed,  ///< the tags of the next game begin at `at`, or the text ends there
        NeedMore,  ///< what there is of the text does not tell
    };
    Kind kind;
    std::size_t at;
};

/// Whether a text goes on beyond what there is of it.
enum class TextEnd : unsigned char { Final, Open };

/// Where the comment whose text begins at `from` ends: at the first "}". Somebody may have forgotten it, and
/// then the comment must not swallow other games: an empty line, a line with the tag Event and a line with
/// another tag end it as well.
[[nodiscard]] CommentEnd endOfComment(std::string_view text, std::size_t from, TextEnd end) noexcept;

/// The number of lines that end in a text: \n, \r\n and \r alone, as old Macintoshes wrote it.
[[nodiscard]] std::size_t countLines(std::string_view text) noexcept;

}  // namespace roque::pgn
