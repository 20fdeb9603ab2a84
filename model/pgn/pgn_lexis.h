#pragma once

#include <cstddef>
#include <string_view>

// Lexical rules of PGN shared by the splitter and the lexer (PGN standard, sections 3 to 7).
namespace roque::pgn {

/// Whether a byte only separates: white space and stray control characters.
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

/// UTF-8's byte order mark; it also occurs in the middle of concatenated files.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
/// A no-break space in UTF-8.
inline constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
/// An ellipsis in UTF-8, which some programs write instead of three dots: "1… e5".
inline constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

/// The position of the first non-blank byte at or after `at`; byte order marks and no-break spaces count as
/// blank.
[[nodiscard]] std::size_t skipBlanks(std::string_view text, std::size_t at) noexcept;

/// The end of the line containing `at`: the position of its newline, or the end of the text.
[[nodiscard]] std::size_t endOfLine(std::string_view text, std::size_t at) noexcept;

/// Where the name of a tag begins whose bracket is at `at`; spaces may stand before it.
[[nodiscard]] std::size_t nameOfTag(std::string_view text, std::size_t at) noexcept;

/// Where a name of a tag ends that begins at a position.
[[nodiscard]] std::size_t endOfName(std::string_view text, std::size_t at) noexcept;

/// Where the value of a tag begins, with its quotation mark if it has one, whose bracket is at `at`.
[[nodiscard]] std::size_t valueOfTag(std::string_view text, std::size_t at) noexcept;

/// Whether a tag begins at a position: "[" and a letter or "_"; if spaces stand between them, a quotation
/// mark follows the name, for "[ good ]" is a remark.
[[nodiscard]] bool isTagAt(std::string_view text, std::size_t at) noexcept;

/// Whether it is the tag Event, the first of a game as a rule.
[[nodiscard]] bool isEventTagAt(std::string_view text, std::size_t at) noexcept;

/// Whether only blanks precede a position on its line.
[[nodiscard]] bool isFirstOnLine(std::string_view text, std::size_t at) noexcept;

/// Whether the previous line is empty, for a position that is first on its line.
[[nodiscard]] bool isAfterEmptyLine(std::string_view text, std::size_t at) noexcept;

/// The tag before which lines of comments (";") stand from a position on, perhaps with escaped lines ("%")
/// among them; the position itself if it is not so. Such lines are about the file and belong to no game.
[[nodiscard]] std::size_t behindLineComments(std::string_view text, std::size_t at) noexcept;

/// The end of the tag that begins at a position: after its bracket, or the end of the line if it has none.
/// The bracket counts only after a quotation mark, so values may contain brackets and even quotation marks.
[[nodiscard]] std::size_t endOfTag(std::string_view text, std::size_t at) noexcept;

/// The end of a comment in braces.
struct CommentEnd {
    enum class Kind : unsigned char {
        Closed,    ///< its brace is at `at`
        Unclosed,  ///< the next game's tags begin at `at`, or the text ends there
        NeedMore,  ///< cannot be told without more text
    };
    Kind kind;
    std::size_t at;
};

/// Whether more text may follow.
enum class TextEnd : unsigned char { Final, Open };

/// Finds the end of the comment whose text begins at `from`: the first "}". If the brace is missing, the
/// comment must not swallow other games, so an empty line, a line with the tag Event and a line with another
/// tag end it as well.
[[nodiscard]] CommentEnd endOfComment(std::string_view text, std::size_t from, TextEnd end) noexcept;

/// The number of line ends in a text: \n, \r\n, and \r alone as on old Macintoshes.
[[nodiscard]] std::size_t countLines(std::string_view text) noexcept;

}  // namespace roque::pgn
