#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace roque::pgn {

/// A token of a game's text (PGN standard, section 7).
struct Token {
    enum class Kind : std::uint8_t {
        End,        ///< end of the text
        TagsAhead,  ///< the tags of another game begin
        Word,       ///< a move, or something in its place
        Number,     ///< a move number
        Result,
        Glyph,        ///< "$" and a number (NAG)
        Suffix,       ///< "!", "?" and their combinations
        Comment,      ///< `text` is its contents
        OpenComment,  ///< a comment without an end
        Open,         ///< "("
        Close,        ///< ")"
        CloseBrace,   ///< "}" outside a comment
        Unknown,
    };

    Kind kind;
    std::string_view text;
    std::size_t at;  ///< its start in the text
};

/// Splits the text of a game into tokens.
class Lexer {
public:
    explicit Lexer(std::string_view text) noexcept : text_(text) {}

    [[nodiscard]] Token next() noexcept;

    [[nodiscard]] std::size_t position() const noexcept { return at_; }
    void goTo(std::size_t at) noexcept { at_ = at; }

private:
    [[nodiscard]] Token take(Token::Kind kind, std::size_t length) noexcept;
    [[nodiscard]] Token bracket() noexcept;
    [[nodiscard]] Token braces() noexcept;
    [[nodiscard]] Token lineComment() noexcept;
    [[nodiscard]] Token glyph() noexcept;
    [[nodiscard]] Token word() noexcept;
    [[nodiscard]] std::size_t lengthOfSkipped() const noexcept;
    [[nodiscard]] std::size_t lengthOfWord() const noexcept;
    [[nodiscard]] std::size_t lengthOfResult() const noexcept;
    [[nodiscard]] std::size_t lengthOf(bool (*belongs)(char) noexcept) const noexcept;
    [[nodiscard]] bool isFirstByteOfLine() const noexcept;

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace roque::pgn
