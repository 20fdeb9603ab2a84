#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace roque::uci {

/// The blanks between words.
inline constexpr std::string_view kBlanks = " \t\r\n\v\f";

/// A text without the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;

/// The words of a line, and the text between them as it is written, with its blanks.
class WordList {
public:
    explicit WordList(std::string_view line);

    [[nodiscard]] std::size_t size() const noexcept { return words_.size(); }
    [[nodiscard]] std::string_view operator[](std::size_t at) const { return words_[at]; }

    /// The text from one word up to another, without the blanks around it; empty if there is none.
    [[nodiscard]] std::string_view between(std::size_t first, std::size_t end) const;

    /// The text from a word to the end of the line.
    [[nodiscard]] std::string_view from(std::size_t first) const { return between(first, size()); }

private:
    std::vector<std::string_view> words_;
};

}  // namespace roque::uci
