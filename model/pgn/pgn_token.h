#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace roque::pgn {

/// The smallest part of a game that means something (PGN standard, section 7).
struct Token {
    enum class Kind : std::uint8_t {
        End,        ///< of the text
        TagsAhead,  ///< the tags of another game begin
        Word,       ///< a move, or what should be one
        Number,     ///< the number of a move
        Result,
        Glyph,        ///< "$" and a number
        Suffix,       ///< "!", "?" and their combinations
        Comment,      ///< `text` is what stands inside
        OpenComment,  ///< the same, but its end is missing
        Open,         ///< "("
        Close,        ///< ")"
        CloseBrace,   ///< "}" outside a comment
        Unknown,
    };

    Kind kind;
    std::string_view text;
    std::size_t at;  ///< where it begins
};

/// Takes the moves of a game apart.
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
    [[nodiscard]] std::size_t lengthOfWord() const noexcept;
    [[nodiscard]] std::size_t lengthOfResult() const noexcept;
    [[nodiscard]] std::size_t lengthOf(bool (*belongs)(char) noexcept) const noexcept;
    [[nodiscard]] bool isFirstByteOfLine() const noexcept;

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace roque::pgn
